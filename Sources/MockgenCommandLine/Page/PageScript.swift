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

    function show() {
      const words = search.value.toLowerCase().split(/ +/).filter(word => word);
      const wanted = filters.filter(button => button.getAttribute('aria-pressed') === 'true').map(button => button.dataset.state);
      let count = 0;
      for (const { row, states, text } of rows) {
        row.hidden = !(words.every(word => text.includes(word)) && wanted.every(state => states.includes(state)));
        if (!row.hidden) count += 1;
      }
      for (const part of document.querySelectorAll('.group, .target')) part.hidden = !part.querySelector('.row:not([hidden])');
      document.getElementById('nothing').hidden = count > 0 || rows.length === 0;
    }

    search.addEventListener('input', show);
    for (const button of filters) {
      button.addEventListener('click', () => {
        button.setAttribute('aria-pressed', button.getAttribute('aria-pressed') !== 'true');
        show();
      });
    }

    const before = {
      source: (a, b) => a.place - b.place,
      name: (a, b) => a.name.localeCompare(b.name),
      lines: (a, b) => b.lines - a.lines,
      users: (a, b) => b.users - a.users };
    order.addEventListener('change', () => {
      for (const { row } of [...rows].sort(before[order.value])) row.parentElement.append(row);
    });

    // Opens the row of the address.
    function openRow() {
      const row = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!row?.matches('.row')) return;
      if (row.hidden) {
        search.value = '';
        for (const button of filters) button.setAttribute('aria-pressed', false);
        show();
      }
      row.open = true;
      row.scrollIntoView();
    }

    addEventListener('hashchange', openRow);
    openRow();

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
