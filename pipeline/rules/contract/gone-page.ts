import { problem } from '../../problem.ts';

/** Found when an export is compared with an older one. */
export const gonePage = problem<{ readonly from: string; readonly story: string }>({
  id: 'contract/gone-page',
  severity: 'error',
  summary: 'Every address that once led to a page still does, or is redirected.',
  advice: 'Add a redirect from the old address to the page that replaces it.',
  message: ({ from, story }) => `${from} ${story}: readers who saved the address get "Page not found".`,
});
