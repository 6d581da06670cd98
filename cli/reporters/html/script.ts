/**
 * The script of the page. It filters and groups the findings and keeps the choice in the URL. It is a string, because a
 * function turned into text would differ with the compiler.
 */
export const script = String.raw`
'use strict';
(() => {
  const form = document.getElementById('filters');
  if (!form) return;
  const main = document.getElementById('findings');
  const status = document.getElementById('shown');
  const none = document.getElementById('none');
  const onlyErrors = document.getElementById('only-errors');
  const { text, rule, type, person, page, severity, group } = form.elements;
  // only a preview knows pages and who changed an entry
  const choices = [rule, type, person, page].filter(Boolean);
  const severities = [...severity].map((box) => box.value);
  const maxOpened = 100;
  // more findings than this in a group are shown on demand: layout makes filters slow
  const maxInGroup = 20;

  const ruleGroups = [...main.querySelectorAll('.group')].map(asGroup);
  const items = ruleGroups.flatMap((ruleGroup) =>
    [...ruleGroup.list.children].map((element) => ({
      element,
      ruleGroup,
      rule: element.dataset.rule,
      type: element.dataset.type,
      person: element.dataset.person,
      severity: element.dataset.severity,
      pages: element.dataset.page.split(' '),
      text: element.textContent.toLowerCase(),
      isShown: true,
    })),
  );
  let entryGroups;
  let grouping = 'cause';

  function asGroup(element) {
    const list = element.querySelector('ul');
    const more = document.createElement('button');
    more.type = 'button';
    more.className = 'more';
    list.after(more);
    const made = {
      element,
      list,
      more,
      count: element.querySelector('.count'),
      size: element.querySelector('.count').textContent,
      total: list.children.length,
      times: { error: 0, warn: 0, info: 0 },
      shown: 0,
      limit: maxInGroup,
    };
    more.addEventListener('click', () => {
      const next = list.querySelector('li[hidden]');
      made.limit = Infinity;
      apply();
      next?.querySelector('summary')?.focus();
    });
    return made;
  }

  const format = new Intl.NumberFormat('en-US');
  const number = (value) => (value < 1000 ? String(value) : format.format(value));
  const words = { error: 'error', warn: 'warning', info: 'note' };
  const sizeOf = (times) =>
    Object.entries(times)
      .filter(([, count]) => count > 0)
      .map(([severity, count]) => number(count) + ' ' + words[severity] + (count === 1 ? '' : 's'))
      .join(', ');
  const groupOf = (item) => (grouping === 'cause' ? item.ruleGroup : item.entryGroup);
  const groups = () => (grouping === 'cause' ? ruleGroups : entryGroups);

  function regroup() {
    if (group.value === grouping) return;
    grouping = group.value;
    entryGroups ??= makeEntryGroups();
    const lists = new Map();
    for (const item of items) {
      const { list } = groupOf(item);
      if (!lists.has(list)) lists.set(list, []);
      lists.get(list).push(item.element);
    }
    for (const [list, elements] of lists) for (const element of elements) list.append(element);
    for (const each of [...ruleGroups, ...entryGroups]) each.element.hidden = true;
    main.className = 'by-' + grouping;
  }

  function makeEntryGroups() {
    const made = new Map();
    for (const item of items) {
      const key = item.element.dataset.owner;
      if (!made.has(key)) made.set(key, makeEntryGroup(item.element));
      item.entryGroup = made.get(key);
      item.entryGroup.total += 1;
      item.entryGroup.times[item.severity] += 1;
    }
    for (const each of made.values()) each.size = sizeOf(each.times);
    main.append(...[...made.values()].map(({ element }) => element));
    return [...made.values()];
  }

  function makeEntryGroup(first) {
    const element = document.createElement('details');
    element.className = 'group';
    element.open = items.length <= maxOpened;
    const summary = document.createElement('summary');
    const heading = document.createElement('h2');
    heading.append(first.querySelector('.owner').cloneNode(true));
    const count = document.createElement('span');
    count.className = 'count';
    summary.append(heading, first.querySelector('.type').cloneNode(true), count);
    const list = document.createElement('ul');
    list.className = 'list';
    element.append(summary, list);
    return asGroup(element);
  }

  function apply() {
    regroup();
    const wanted = {
      text: text.value.trim().toLowerCase(),
      rule: rule.value,
      type: type.value,
      person: person?.value ?? '',
      page: page?.value ?? '',
      severities: chosenSeverities(),
    };
    for (const each of groups()) each.shown = 0;
    let shown = 0;
    for (const item of items) {
      const isMatch = matches(item, wanted);
      const its = groupOf(item);
      if (isMatch) shown += 1;
      if (isMatch) its.shown += 1;
      const isShown = isMatch && its.shown <= its.limit;
      if (isShown !== item.isShown) item.element.hidden = !isShown;
      item.isShown = isShown;
    }
    for (const each of groups()) {
      tell(each);
      if (shown <= maxOpened && wanted.text) each.element.open = true;
    }
    none.hidden = shown > 0;
    onlyErrors.setAttribute('aria-pressed', String(wanted.severities.join() === 'error'));
    later(shown);
  }

  function tell(each) {
    each.element.hidden = each.shown === 0;
    const text = each.shown === each.total ? each.size : number(each.shown) + ' of ' + number(each.total);
    const isCut = each.shown > each.limit;
    if (each.text === text && each.isCut === isCut) return;
    each.text = text;
    each.isCut = isCut;
    each.count.textContent = text;
    each.more.hidden = !isCut;
    each.more.textContent = 'Show all ' + number(each.shown);
  }

  const matches = (item, wanted) =>
    wanted.severities.includes(item.severity) &&
    (wanted.rule === '' || item.rule === wanted.rule || (wanted.rule.endsWith('/') && item.rule.startsWith(wanted.rule))) &&
    (wanted.type === '' || item.type === wanted.type) &&
    (wanted.person === '' || item.person === wanted.person) &&
    (wanted.page === '' || item.pages.includes(wanted.page === 'nowhere' ? '' : wanted.page)) &&
    item.text.includes(wanted.text);

  const chosenSeverities = () => [...severity].filter((box) => box.checked).map((box) => box.value);

  let timer;
  // announced and saved when typing pauses, to interrupt no screen reader and slow down no browser
  function later(shown) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = 'Showing ' + number(shown) + ' of ' + number(items.length) + ' findings';
      const hash = String(stateToHash());
      if (hash !== location.hash.slice(1)) history.replaceState(null, '', '#' + hash);
    }, 250);
  }

  function stateToHash() {
    const state = new URLSearchParams();
    for (const field of [text, ...choices]) if (field.value !== '') state.set(field.name, field.value);
    const chosen = chosenSeverities();
    if (chosen.length < severities.length) state.set('severity', chosen.join());
    if (group.value !== 'cause') state.set('group', group.value);
    return state;
  }

  function restore() {
    const state = new URLSearchParams(location.hash.slice(1));
    text.value = state.get('text') ?? '';
    for (const field of choices) {
      const value = state.get(field.name) ?? '';
      field.value = [...field.options].some((option) => option.value === value) ? value : '';
    }
    setSeverities((state.get('severity') ?? severities.join()).split(','));
    group.value = state.get('group') === 'entry' ? 'entry' : 'cause';
    apply();
  }

  function setSeverities(chosen) {
    for (const box of severity) box.checked = chosen.includes(box.value);
  }

  const setOpen = (isOpen) => {
    for (const { element } of groups()) element.open = isOpen;
  };

  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  onlyErrors.addEventListener('click', () => {
    setSeverities(onlyErrors.getAttribute('aria-pressed') === 'true' ? severities : ['error']);
    apply();
  });
  document.getElementById('open').addEventListener('click', () => setOpen(true));
  document.getElementById('close').addEventListener('click', () => setOpen(false));
  document.getElementById('clear').addEventListener('click', () => {
    for (const field of [text, ...choices]) field.value = '';
    setSeverities(severities);
    apply();
    text.focus();
  });
  addEventListener('hashchange', restore);

  let closed = [];
  addEventListener('beforeprint', () => {
    closed = groups().filter(({ element }) => !element.open);
    setOpen(true);
    for (const each of groups()) each.limit = Infinity;
    apply();
  });
  addEventListener('afterprint', () => {
    for (const { element } of closed) element.open = false;
  });

  document.getElementById('plain').hidden = true;
  form.hidden = false;
  document.body.classList.add('live');
  // on a narrow screen the findings come first, unless filters are set
  if (location.hash === '') document.getElementById('more').open = matchMedia('(min-width: 60rem)').matches;
  restore();
})();
`;
