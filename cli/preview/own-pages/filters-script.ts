/**
 * Applies a filter as soon as it is chosen, and keeps the focus on it. `/` leads to the search field, and a button opens or
 * closes all groups. Without the script, the form has a button.
 */
export const filtersScript = `
const form = document.querySelector('.filters');
if (form) {
  const last = 'filter';
  form.querySelector('.apply').hidden = true;
  form.addEventListener('change', ({ target }) => {
    if (target.localName !== 'select') return;
    sessionStorage.setItem(last, target.id);
    form.requestSubmit();
  });
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
  });
  document.getElementById(sessionStorage.getItem(last))?.focus({ preventScroll: true });
  sessionStorage.removeItem(last);
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.target.matches('input, select, textarea')) return;
    event.preventDefault();
    form.elements.text.focus();
  });
}
const all = document.getElementById('open-all');
const groups = [...document.querySelectorAll('details.group')];
if (all) {
  const say = () => {
    all.textContent = groups.every(({ open }) => open) ? 'Close all' : 'Open all';
  };
  all.addEventListener('click', () => {
    const open = all.textContent === 'Open all';
    for (const group of groups) group.open = open;
  });
  for (const group of groups) group.addEventListener('toggle', say);
  say();
  all.hidden = groups.length < 2;
}
`;
