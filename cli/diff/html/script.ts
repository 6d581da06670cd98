/** The script of the page: search, moving between changes, opening all. It is text, as in the report of findings. */
export const script = String.raw`
'use strict';
(() => {
  const form = document.getElementById('controls');
  if (!form) return;
  const main = document.querySelector('main');
  const field = document.getElementById('text');
  const status = document.getElementById('shown');
  const place = document.getElementById('place');
  const keys = document.getElementById('keys');
  // at most this many matching pages are opened
  const maxOpened = 30;
  const all = (selector, within = main) => [...within.querySelectorAll(selector)];
  const groups = all('.group');
  const isTicked = (kind) => document.getElementById('show-' + kind)?.checked !== false;

  // searches the text before and after, so that a phrase is found across changed words
  const readings = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let [old, now] = ['', ''];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode;
      const { nodeName } = parentElement.className === 'embed' ? parentElement.parentElement : parentElement;
      if (nodeName !== 'INS') old += data;
      if (nodeName !== 'DEL') now += data;
    }
    return old === now ? now : old + '\n' + now;
  };
  let items;
  const readTexts = () => {
    const read = (what, selector) =>
      all(selector).map((element) => ({ what, element, text: readings(element).toLowerCase() }));
    items = [...read('pages', '.page'), ...read('lines', '.lines li'), ...read('findings', '.findings li')];
  };

  let timer;
  const apply = () => {
    stops = undefined;
    const wanted = field.value.trim().toLowerCase();
    if (wanted !== '' && !items) readTexts();
    for (const item of items ?? []) item.element.hidden = !item.text.includes(wanted);
    const pages = all('.page');
    for (const page of pages) {
      // the styles hide entries; this hides a page without visible entries
      const isLeft = all('article', page).some((entry) => isTicked(entry.dataset.kind));
      page.hidden = !isLeft || (items !== undefined && page.hidden);
    }
    for (const group of groups) {
      if (group.matches('.page')) continue;
      group.hidden = wanted !== '' && !group.querySelector('li:not([hidden])');
    }
    const shown = pages.filter((page) => !page.hidden);
    if (wanted !== '') {
      for (const group of groups)
        if (!group.hidden && (!group.matches('.page') || shown.length <= maxOpened)) group.open = true;
    }
    clearTimeout(timer);
    // announced when typing pauses, so that a screen reader is not interrupted
    timer = setTimeout(() => { status.textContent = sentence(wanted, pages, shown); tell(); }, 250);
  };

  const sentence = (wanted, pages, shown) => {
    const parts = shown.length < pages.length ? ['Showing ' + shown.length + ' of ' + pages.length + ' changed pages'] : [];
    if (wanted === '') return parts.join('');
    for (const what of ['lines', 'findings']) {
      const of = items.filter((item) => item.what === what);
      const left = of.filter(({ element }) => !element.hidden).length;
      if (of.length > 0) parts.push((parts.length === 0 ? 'Showing ' : '') + left + ' of ' + of.length + ' ' + what);
    }
    return parts.join(', ');
  };

  // the stops: rows of texts, fields, lines outside the pages, and entries without any of these
  const kinds = '.lines li, .row:not(.same), .field, .bare';
  let stops;
  let current;
  const isShown = (element) => {
    const kind = element.closest('[data-kind]')?.dataset.kind;
    return !element.closest('[hidden]') && (kind === undefined || isTicked(kind));
  };
  const tell = () => {
    stops ??= all(kinds).filter(isShown);
    const number = stops.indexOf(current) + 1;
    const total = stops.length + (stops.length === 1 ? ' change' : ' changes');
    place.textContent = number > 0 ? number + ' of ' + total : total;
  };
  const go = (by) => {
    stops ??= all(kinds).filter(isShown);
    if (stops.length === 0) return;
    const at = stops.indexOf(current);
    const to = at === -1 ? (by > 0 ? 0 : stops.length - 1) : (at + by + stops.length) % stops.length;
    current = stops[to];
    for (let part = current.parentElement.closest('details'); part; part = part.parentElement.closest('details'))
      part.open = true;
    current.tabIndex = -1;
    current.focus({ preventScroll: true });
    current.scrollIntoView({ block: 'center' });
    tell();
  };
  main.addEventListener('click', ({ target }) => {
    const stop = target.closest(kinds);
    if (stop) current = stop;
    if (stop) tell();
  });
  addEventListener('keydown', (event) => {
    if (!keys.checked || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('[type=search]')) return;
    if (event.key === 'n') go(1);
    if (event.key === 'p') go(-1);
  });

  const setOpen = (isOpen) => {
    for (const group of groups) group.open = isOpen;
  };
  let closed = [];
  addEventListener('beforeprint', () => {
    closed = groups.filter((group) => !group.open);
    setOpen(true);
  });
  addEventListener('afterprint', () => {
    for (const group of closed) group.open = false;
  });
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  const press = (id, act) => document.getElementById(id).addEventListener('click', act);
  press('open', () => setOpen(true));
  press('close', () => setOpen(false));
  press('next', () => go(1));
  press('previous', () => go(-1));
  for (const id of ['search', 'buttons', 'steps', 'keyboard']) document.getElementById(id).hidden = false;
  // on a narrow screen the changes come before the controls
  document.getElementById('more').open = matchMedia('(min-width: 56rem)').matches;
  apply();
  tell();
})();
`;
