import styles from '../article-body.module.css';

/** Remembers where the prerendered text stands, before React has the page. */
export function keepText(page: ParentNode): void {
  holder = page.querySelector(`.${styles.body}`) ?? undefined;
}

/**
 * Moves the prerendered text into an element that React has recreated because it could not hydrate it. Nodes are
 * moved, not parsed again: Trusted Types hold, and changes by a translator or a reader stay.
 */
export function takeKeptText(element: HTMLElement): void {
  if (holder === undefined || holder === element) return;
  element.replaceChildren(...holder.childNodes);
  holder = element;
}

/** Keeps its text when it leaves the page. */
let holder: Element | undefined;
