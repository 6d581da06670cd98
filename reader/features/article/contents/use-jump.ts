import { useCallback, useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { jumpTo } from './jump-to.ts';

/** What a jump leaves in the history, for the way back. */
interface Jump {
  /** The history entry from which the reader jumped. */
  readonly fromKey: string;
  /** Where the page stood then. Unit: CSS pixels. */
  readonly fromScrollY: number;
}

/**
 * A jump to a place of this page: the address follows it as a step of its own, and Back returns to where the reader
 * was. False where the page has no such place. Source: docs/requirements.md, TC-3.
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
