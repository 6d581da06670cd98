/** The permissions of a framed page. A page of this site with `allow-same-origin` could remove its own sandbox. */
const ownPage = 'allow-scripts allow-forms allow-popups';
const otherSite = `${ownPage} allow-same-origin`;

/** Replaces the link with a frame that shows its target, and focuses the frame. Source: docs/requirements.md, AR-6. */
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
