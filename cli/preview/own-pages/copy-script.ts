/** Adds a button to each `data-copy` that copies its text. Browsers allow that on localhost and with https only. */
export const copyScript = `
if (navigator.clipboard) for (const place of document.querySelectorAll('[data-copy]')) {
  const text = place.textContent.trim();
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  const say = (word) => {
    button.textContent = word;
    button.setAttribute('aria-label', word + ' ' + text);
  };
  button.addEventListener('click', () =>
    navigator.clipboard.writeText(text).then(() => say('Copied'), () => say('Not copied')),
  );
  button.addEventListener('blur', () => say('Copy'));
  say('Copy');
  place.append(button);
}
`;
