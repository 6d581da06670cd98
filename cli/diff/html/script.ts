/** What the page does beyond its styles: the search, and opening all. Text, as in the report of findings. */
export const script = String.raw`
'use strict';
(() => {
  const field = document.getElementById('text');
  if (!field) return;
  const status = document.getElementById('shown');
  const pages = [...document.querySelectorAll('.page')];
  const texts = pages.map((page) => page.textContent.toLowerCase());
  const isTicked = (kind) => document.getElementById('show-' + kind)?.checked !== false;
  let timer;
  const apply = () => {
    const wanted = field.value.trim().toLowerCase();
    let shown = 0;
    for (const [index, page] of pages.entries()) {
      // the styles hide the entries; a page of which nothing is left goes with them
      const kinds = [...page.querySelectorAll('article')].map((entry) => entry.dataset.kind);
      page.hidden = !texts[index].includes(wanted) || !kinds.some(isTicked);
      if (!page.hidden) shown += 1;
    }
    clearTimeout(timer);
    // said when typing pauses: a screen reader is not interrupted
    timer = setTimeout(() => {
      status.textContent = shown === pages.length ? '' : 'Showing ' + shown + ' of ' + pages.length + ' changed pages';
    }, 250);
  };
  const setOpen = (isOpen) => {
    for (const group of document.querySelectorAll('.group')) group.open = isOpen;
  };
  const form = document.getElementById('controls');
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  document.getElementById('open').addEventListener('click', () => setOpen(true));
  document.getElementById('close').addEventListener('click', () => setOpen(false));
  addEventListener('beforeprint', () => setOpen(true));
  document.getElementById('search').hidden = false;
  document.getElementById('buttons').hidden = false;
  apply();
})();
`;
