import { decodedHash } from '../../../bundle/page-links.ts';
import { message } from '../../../messages/message.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';

/** Copies the address of a heading, and says so; where the browser refuses, shows it to be copied by hand. */
export async function copyLink(link: HTMLAnchorElement): Promise<void> {
  const address = link.href;
  const id = `link ${address}`;
  try {
    await navigator.clipboard.writeText(address);
    const title = document.getElementById(decodedHash(link.hash))?.textContent ?? address;
    toasts.show({ id, status: 'success', title: message('heading.linkCopied'), message: title });
  } catch {
    const advice = message('heading.linkByHand', { address });
    toasts.show({ id, status: 'danger', title: message('heading.linkNotCopied'), message: advice });
  }
}
