import { type RefObject, useEffect } from 'react';
import { decodedHash } from '../../../bundle/pages/page-links.ts';
import { placeOfPart } from './part-place.ts';

/**
 * The hash names the part that was opened last, so that the address can be shared; closing that part removes it. No
 * history entry is added. Parts opened by find-in-page, print or a hash do not change the address.
 */
export function useHashOfParts(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const pressed = new WeakSet<HTMLDetailsElement>();
    const press = ({ target }: Event) => {
      const part = target instanceof Element ? target.closest('summary')?.parentElement : undefined;
      if (part instanceof HTMLDetailsElement) pressed.add(part);
    };
    const toggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement) onToggle(target, pressed.delete(target));
    };
    element.addEventListener('click', press);
    element.addEventListener('toggle', toggle, { capture: true }); // it does not bubble
    return () => {
      element.removeEventListener('click', press);
      element.removeEventListener('toggle', toggle, { capture: true });
    };
  }, [container]);
}

function onToggle(part: HTMLDetailsElement, isByHand: boolean): void {
  const place = placeOfPart(part);
  if (place === undefined) return;
  if (part.open && isByHand) show(`#${encodeURIComponent(place)}`);
  if (!part.open && decodedHash(location.hash) === place) show('');
}

/** Sets the hash without the router. The router would scroll to the hash, away from the pressed question. */
const show = (hash: string): void =>
  history.replaceState(history.state, '', location.pathname + location.search + hash);
