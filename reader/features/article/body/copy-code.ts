import { message } from '../../../messages/message.ts';

/** How long the button says that the code was copied. */
const thanksMs = 2000;

/** Copies the code beside the button, and says so on the button, which is a live region while it does. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('figure')?.querySelector('pre')?.textContent ?? '';
  const label = button.querySelector('span');
  if (label === null) return;
  await navigator.clipboard.writeText(code);
  label.setAttribute('role', 'status');
  label.textContent = message('code.copied');
  setTimeout(() => {
    label.textContent = message('code.copy');
    label.removeAttribute('role');
  }, thanksMs);
}
