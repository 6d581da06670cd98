import { useCallback, useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { jumpTo } from './jump-to.ts';

/** The history state that a jump leaves for the way back. */
interface Jump {
  /** The history entry from which the reader jumped. */
  readonly fromKey: string;
  /** The scroll position before the jump. Unit: CSS pixels. */
  readonly fromScrollY: number;
}

/**
 * Jumps to a heading of this page and adds a history entry, so that Back returns. False if there is no such heading.
 * Source: docs/requirements.md, TC-3.
 */
export function useJump(): (place: string) => boolean {
  const navigate = useNavigate();
  const current = useRef<Location>(null);
  const here = useLocation();
  useEffect(() => {
    const jump = jumpOf(current.current);
    if (jump?.fromKey === here.key) scrollTo({ top: jump.fromScrollY, behavior: 'instant' });
    current.current = here;
  }, [here]);

  return useCallback(
    (place: string) => {
      const jump: Jump = { fromKey: current.current?.key ?? 'default', fromScrollY: scrollY };
      return jumpTo(place, () => {
        const hash = `#${encodeURIComponent(place)}`;
        if (location.hash === hash) return;
        void navigate({ search: location.search, hash }, { preventScrollReset: true, state: { jump } });
      });
    },
    [navigate],
  );
}

const jumpOf = (entry: Location<{ jump?: Jump } | null> | null): Jump | undefined => entry?.state?.jump;
