import { createContext } from 'react';
import type { BundleFiles } from '../../../../schemas/bundle/index.ts';

/** The list pages that have anything: no others are linked. Provided by the page. */
export const Lists = createContext<BundleFiles['site']['lists']>({
  announcements: true,
  capabilities: true,
  categories: true,
});
