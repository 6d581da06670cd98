import styles from '../article-body.module.css';

/** Remembers where the prerendered text stands, before React has the page. */
export function keepText(page: ParentNode): void {
  holder = page.querySelector(`.${styles.body}`) ?? undefined;
}

/**
 * Moves the text into an element that React has made anew, as it does wherever it cannot take over the one that it finds. It is the
 * same nodes, never a string: Trusted Types hold, and what a translator or a reader has changed in the text stays.
 */
export function takeKeptText(element: HTMLElement): void {
  if (holder === undefined || holder === element) return;
  element.replaceChildren(...holder.childNodes);
  holder = element;
}

/** Keeps its text when it leaves the page. */
let holder: Element | undefined;
