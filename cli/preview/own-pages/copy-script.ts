/** Shows each `data-copy` button, which copies that text. Browsers allow it on localhost and with https only. */
export const copyScript = `
if (navigator.clipboard) for (const button of document.querySelectorAll('[data-copy]')) {
  const text = button.dataset.copy;
  const label = button.querySelector('span');
  const say = (word) => {
    label.className = word === 'Copy' ? 'spoken' : '';
    label.textContent = word;
    button.setAttribute('aria-label', word + ' ' + text);
  };
  button.addEventListener('click', () =>
    navigator.clipboard.writeText(text).then(() => say('Copied'), () => say('Not copied')),
  );
  button.addEventListener('blur', () => say('Copy'));
  say('Copy');
  button.hidden = false;
}
`;
