import { type RefObject, useEffect } from 'react';
import { lettersAttribute } from '../../../views/articles/letters-attribute.ts';
import { decodedHash } from '../../../bundle/pages/page-links.ts';

/** Marks the current letter of a glossary, and keeps it in view if the list of letters scrolls. */
export function useCurrentLetter(
  container: RefObject<HTMLElement | null>,
  currentPlace: string | undefined,
): void {
  useEffect(() => {
    const list = container.current?.querySelector(`[${lettersAttribute}]`);
    if (list === null || list === undefined) return;
    const place = document.getElementById(currentPlace ?? '');
    const letters = [...list.querySelectorAll('a')];
    const current = place === null ? undefined : letters.findLast((letter) => leadsUpTo(letter, place)); // none before the first term
    for (const letter of letters) letter.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'location');
    if (current !== undefined) list.scrollTo({ left: middleOf(list, current), behavior: 'instant' });
  }, [container, currentPlace]);
}

/** True if the first term of a letter is the element, or comes before it. */
function leadsUpTo(letter: HTMLAnchorElement, place: Element): boolean {
  const first = document.getElementById(decodedHash(letter.hash));
  if (first === null) return false;
  return first === place || (first.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** The scroll position that shows an item in the middle of its list. Unit: CSS pixels. */
function middleOf(list: Element, item: Element): number {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  return list.scrollLeft + inner.left - outer.left - (outer.width - inner.width) / 2;
}
