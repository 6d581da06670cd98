import { type RefObject, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import type { PreviewFinding } from '../../../../schemas/preview/page-preview.ts';
import { findingKey } from '../blocks/spots.ts';
import { keepInTab, readInTab } from '../tab-storage.ts';
import { everything, type Filters, filters } from './filters.ts';

/** Kept in the tab: the next page, and a reload, show the panel in the same way. */
const keptPanel = z.object({ isOpen: z.boolean(), filters });
type KeptPanel = z.infer<typeof keptPanel>;

const storageKey = 'fieldbook-preview-panel';

export interface ProblemsPanel extends KeptPanel {
  readonly id: string;
  readonly filterBy: (next: Filters) => void;
  /** Hides a finding, and focuses the list's title or its button. */
  readonly hide: (finding: PreviewFinding) => void;
  /** Opens the panel and focuses its title. */
  readonly open: () => void;
  /** Closes the panel and focuses the button. */
  readonly close: () => void;
  /** Closes the panel in favor of a popover, which gets the focus. */
  readonly makeRoom: () => void;
}

/** `badge`: the button that opens and closes the panel. */
export function useProblemsPanel(badge: RefObject<HTMLButtonElement | null>): ProblemsPanel {
  const [state, setState] = useState(() => readInTab(storageKey, keptPanel) ?? closed);
  useEffect(() => keepInTab(storageKey, state), [state]);
  const id = useId();
  const change = (part: Partial<KeptPanel>) => setState((before) => ({ ...before, ...part }));
  const focusTitle = () => (document.getElementById(`${id}-title`) ?? badge.current)?.focus();
  return {
    ...state,
    id,
    filterBy: (next) => change({ filters: next }),
    hide(finding) {
      const hidden = [...state.filters.hidden, findingKey(finding)];
      flushSync(() => change({ filters: { ...state.filters, hidden } }));
      focusTitle();
    },
    open() {
      flushSync(() => change({ isOpen: true }));
      focusTitle();
    },
    close() {
      flushSync(() => change({ isOpen: false }));
      badge.current?.focus();
    },
    makeRoom: () => change({ isOpen: false }),
  };
}

const closed: KeptPanel = { isOpen: false, filters: everything };
