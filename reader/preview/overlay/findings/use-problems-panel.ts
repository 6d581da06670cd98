import { type RefObject, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { isWideQuery } from '../../../browser/use-media.ts';
import { keepInTab, readInTab } from '../tab-storage.ts';
import { everything, type Filters, filters } from './filters.ts';

/** Kept in the tab: the next page, and a reload, show the panel in the same way. */
const keptPanel = z.object({ isOpen: z.boolean(), filters });
type KeptPanel = z.infer<typeof keptPanel>;

const storageKey = 'fieldbook-preview-panel';

export interface ProblemsPanel extends KeptPanel {
  readonly id: string;
  readonly filterBy: (next: Filters) => void;
  /** Opens the panel and focuses its title. */
  readonly open: () => void;
  /** Closes the panel and focuses the button. */
  readonly close: () => void;
  /** Whether the panel would cover the page, as on a narrow screen. */
  readonly fillsWindow: () => boolean;
  /** Closes the panel on a narrow screen, where it would cover the page. */
  readonly makeRoom: () => void;
}

/** `badge`: the button that opens and closes the panel. */
export function useProblemsPanel(badge: RefObject<HTMLButtonElement | null>): ProblemsPanel {
  const [state, setState] = useState(() => readInTab(storageKey, keptPanel) ?? closed);
  useEffect(() => keepInTab(storageKey, state), [state]);
  const id = useId();
  const change = (part: Partial<KeptPanel>) => setState((before) => ({ ...before, ...part }));
  return {
    ...state,
    id,
    filterBy: (next) => change({ filters: next }),
    open() {
      flushSync(() => change({ isOpen: true }));
      document.getElementById(`${id}-title`)?.focus();
    },
    close() {
      flushSync(() => change({ isOpen: false }));
      badge.current?.focus();
    },
    fillsWindow,
    makeRoom() {
      if (fillsWindow()) change({ isOpen: false });
    },
  };
}

const fillsWindow = (): boolean => !matchMedia(isWideQuery).matches;

const closed: KeptPanel = { isOpen: false, filters: everything };
