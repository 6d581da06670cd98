import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { everything, filters } from './filters.ts';
import { keepInTab, readInTab } from '../tab-storage.ts';

/** How somebody has set the panel up. It stays so from page to page, and when a page is loaded anew. */
const panel = z.object({ isOpen: z.boolean(), filters });
export type PanelState = z.infer<typeof panel>;

const storageKey = 'fieldbook-preview-panel';

export function useKeptPanel(): [PanelState, (change: Partial<PanelState>) => void] {
  const [state, setState] = useState(() => readInTab(storageKey, panel) ?? closed);
  useEffect(() => keepInTab(storageKey, state), [state]);
  return [state, (change) => setState((before) => ({ ...before, ...change }))];
}

const closed: PanelState = { isOpen: false, filters: everything };
