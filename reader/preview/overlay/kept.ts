import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { everything, filters } from './filters.ts';

/** How somebody has set the panel up. It stays so from page to page, and when a page is loaded anew. */
const panel = z.object({ isOpen: z.boolean(), filters });
export type PanelState = z.infer<typeof panel>;

const storageKey = 'fieldbook-preview-panel';

export function useKeptPanel(): [PanelState, (change: Partial<PanelState>) => void] {
  const [state, setState] = useState(read);
  useEffect(() => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(state));
    } catch {
      // A browser that keeps nothing begins with a closed panel.
    }
  }, [state]);
  return [state, (change) => setState((before) => ({ ...before, ...change }))];
}

function read(): PanelState {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    const parsed = panel.safeParse(kept);
    if (parsed.success) return parsed.data;
  } catch {
    // the same as nothing
  }
  return { isOpen: false, filters: everything };
}
