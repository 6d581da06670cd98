import { type RefObject, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { keepPartsOpenAt, partsOpenAt } from './kept-parts.ts';
import { placeOfPart } from './part-place.ts';

/**
 * Reopens the parts that were open when a reader returns to a history entry or reloads it. It runs before the scroll
 * is restored, because open parts change the height.
 */
export function useKeptParts(container: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    const step = `${key} ${pathname}`;
    const isReturn = navigation === NavigationType.Pop;
    if (isReturn) openOnly(element, partsOpenAt(step));
    const keep = () => keepPartsOpenAt(step, openPlacesIn(element));
    // every jump within the page is a new step, which starts with the open parts
    if (!isReturn && element.querySelector('details') !== null) keep();
    element.addEventListener('toggle', keep, { capture: true }); // it does not bubble
    return () => element.removeEventListener('toggle', keep, { capture: true });
  }, [container, key, pathname, navigation]);
}

const partsIn = (element: Element): HTMLDetailsElement[] => [...element.querySelectorAll('details')];

function openOnly(element: Element, places: readonly string[] | undefined): void {
  if (places === undefined) return;
  for (const part of partsIn(element)) part.open = places.includes(placeOfPart(part) ?? '');
}

const openPlacesIn = (element: Element): string[] =>
  partsIn(element).flatMap((part) => (part.open ? (placeOfPart(part) ?? []) : []));
