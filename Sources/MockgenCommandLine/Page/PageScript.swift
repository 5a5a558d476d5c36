/// The search, the order, the buttons that select rows, the buttons that copy a text, and the addresses of rows.
let pageScript: HTML = """
    const search = document.getElementById('search');
    const filters = [...document.querySelectorAll('.filter')];
    const order = document.getElementById('order');
    // The generated source has words that occur in every mock.
    const rows = [...document.querySelectorAll('.row')].map((row, place) => ({
      row, place, name: row.querySelector('.name').textContent, lines: +row.dataset.lines || 0, users: +row.dataset.users || 0,
      states: row.dataset.states.split(' '),
      text: [...row.children].filter(part => part.className !== 'source').map(part => part.textContent).join(' ').toLowerCase() }));

    // One state at most: most of them exclude each other.
    const state = () => filters.find(button => button.getAttribute('aria-pressed') === 'true')?.dataset.state ?? '';
    const choose = state => filters.forEach(button => button.setAttribute('aria-pressed', button.dataset.state === state));

    function show() {
      const words = search.value.toLowerCase().split(/ +/).filter(word => word);
      const wanted = state();
      let found = 0;
      for (const { row, states, text } of rows) {
        row.hidden = !(words.every(word => text.includes(word)) && (!wanted || states.includes(wanted)));
        if (!row.hidden) found += 1;
      }
      for (const part of document.querySelectorAll('.group, .target')) part.hidden = !part.querySelector('.row:not([hidden])');
      document.getElementById('count').textContent = words.length || wanted ? `${found} of ${rows.length}` : '';
    }

    const before = {
      source: (a, b) => a.place - b.place,
      name: (a, b) => a.name.localeCompare(b.name),
      lines: (a, b) => b.lines - a.lines,
      users: (a, b) => b.users - a.users };
    function sort() {
      for (const { row } of [...rows].sort(before[order.value])) row.parentElement.append(row);
    }

    // A view is in the address, so that a link shows it.
    function keepView() {
      const view = { search: search.value, state: state(), order: order.value === 'source' ? '' : order.value };
      history.replaceState(null, '', '#?' + new URLSearchParams(Object.entries(view).filter(([, value]) => value)));
    }

    // Shows the view of the address, or opens its row.
    function openAddress() {
      const address = location.hash.slice(1);
      const part = document.getElementById(decodeURIComponent(address));
      if (address.startsWith('?') || part?.hidden) {
        const view = new URLSearchParams(address.startsWith('?') ? address : '');
        search.value = view.get('search') ?? '';
        choose(view.get('state'));
        order.value = before[view.get('order')] ? view.get('order') : 'source';
        sort();
        show();
      }
      if (!part?.matches('details')) return;
      part.open = true;
      part.scrollIntoView();
    }

    search.addEventListener('input', () => { show(); keepView(); });
    order.addEventListener('change', () => { sort(); keepView(); });
    for (const button of filters) {
      button.addEventListener('click', () => {
        choose(button.dataset.state === state() ? '' : button.dataset.state);
        show();
        keepView();
      });
    }
    addEventListener('keydown', event => {
      if (event.key !== '/' || event.target.matches('input, select')) return;
      event.preventDefault();
      search.focus();
    });
    addEventListener('hashchange', openAddress);
    openAddress();

    // Some browsers have no clipboard for a page from a file.
    async function copy(text) {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        const area = document.createElement('textarea');
        area.value = text;
        document.body.append(area);
        area.select();
        document.execCommand('copy');
        area.remove();
      }
    }

    document.addEventListener('click', async event => {
      const button = event.target.closest('.copy');
      if (!button) return;
      await copy(button.textContent);
      button.classList.add('done');
      setTimeout(() => button.classList.remove('done'), 800);
    });
    """
