import { useEffect, useState } from 'react';
import type { ContentsItem } from '../../../../schemas/bundle/index.ts';
import { contentsBottomTolerancePx, contentsHighlightPx } from '../../../../schemas/spec/content/contents.ts';

/** The anchor of the section that is being read. Undefined before the first. Follows scrolling. */
export function useCurrentPlace(items: readonly ContentsItem[]): string | undefined {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    const ids = items.flatMap(idsOf);
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPlace(currentPlaceOf(ids)));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [items]);
  return place;
}

const idsOf = (item: ContentsItem): string[] => [item.id, ...item.content.flatMap(idsOf)];

/** The last anchor above the line. At the end of the page it is the last anchor. */
function currentPlaceOf(ids: readonly string[]): string | undefined {
  const places = ids.flatMap((id) => document.getElementById(id) ?? []).filter(isShown);
  const isAtEnd =
    scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - contentsBottomTolerancePx;
  if (isAtEnd) return places.at(-1)?.id;
  return places.findLast((place) => place.getBoundingClientRect().top <= contentsHighlightPx)?.id;
}

/** An element in a closed part has no box on the page. */
const isShown = (element: Element): boolean => element.getClientRects().length > 0;
