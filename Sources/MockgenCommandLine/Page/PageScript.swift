/// The search, the buttons that select rows, and the buttons that copy a name.
let pageScript: HTML = """
    const search = document.getElementById('search');
    const filters = [...document.querySelectorAll('.filter')];
    const rows = [...document.querySelectorAll('.row')].map(row => (
      { row, states: row.dataset.states.split(' '), text: row.textContent.toLowerCase() }));

    function show() {
      const words = search.value.toLowerCase().split(/ +/).filter(word => word);
      const wanted = filters.filter(button => button.getAttribute('aria-pressed') === 'true').map(button => button.dataset.state);
      let count = 0;
      for (const { row, states, text } of rows) {
        row.hidden = !(words.every(word => text.includes(word)) && wanted.every(state => states.includes(state)));
        if (!row.hidden) count += 1;
      }
      for (const section of document.querySelectorAll('.target')) section.hidden = !section.querySelector('.row:not([hidden])');
      document.getElementById('nothing').hidden = count > 0 || rows.length === 0;
    }

    search.addEventListener('input', show);
    for (const button of filters) {
      button.addEventListener('click', () => {
        button.setAttribute('aria-pressed', button.getAttribute('aria-pressed') !== 'true');
        show();
      });
    }

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
      await copy(button.dataset.copy);
      button.classList.add('done');
      setTimeout(() => button.classList.remove('done'), 800);
    });
    """
