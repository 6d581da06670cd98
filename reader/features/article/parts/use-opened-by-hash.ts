import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { openAround } from './open-around.ts';
import { decodedHash } from '../../../bundle/pages/page-links.ts';

/** Opens the part that the hash names and its ancestors, at the start and at every change. Source: AR-7, AR-8. */
export function useOpenedByHash(container: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  useEffect(() => {
    const place = document.getElementById(decodedHash(location.hash));
    if (place === null || container.current?.contains(place) !== true) return;
    if (openAround(place)) place.scrollIntoView();
  }, [container, location]);
}
