/** What a framed page may do. One of this site that kept its origin could lift its own sandbox. */
const ownPage = 'allow-scripts allow-forms allow-popups';
const otherSite = `${ownPage} allow-same-origin`;

/** Puts a frame in the place of the link to what it shows, and gives it the focus. Source: docs/requirements.md, AR-6. */
export function openFrame(link: HTMLAnchorElement): void {
  const frame = document.createElement('iframe');
  frame.className = link.className;
  frame.title = link.dataset['title'] ?? '';
  frame.setAttribute('sandbox', link.origin === location.origin ? ownPage : otherSite);
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.allow = 'fullscreen';
  frame.loading = 'lazy';
  frame.src = link.href;
  link.replaceWith(frame);
  frame.focus();
}
