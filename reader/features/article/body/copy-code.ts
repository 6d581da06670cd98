import { message } from '../../../messages/message.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';

/** The button says for this time that the code was copied. */
const thanksMs = 2000;

/**
 * Copies the code beside the button, and says so on the button, which is a live region while it does. Where the browser refuses, the
 * code is selected, to be copied by hand.
 */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('figure')?.querySelector('pre');
  const label = button.querySelector('span');
  if (!code || label === null) return;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    getSelection()?.selectAllChildren(code);
    const title = message('code.notCopied');
    return toasts.show({ id: 'code', status: 'danger', title, message: message('code.byHand') });
  }
  label.setAttribute('role', 'status');
  label.textContent = message('code.copied');
  setTimeout(() => {
    label.textContent = message('code.copy');
    label.removeAttribute('role');
  }, thanksMs);
}
