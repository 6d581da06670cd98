import { problem } from '../../problem.ts';

export interface FailedPage {
  /** Of the site that the page is of. */
  readonly locale: string;
  /** The page's path within the site. */
  readonly url: string;
  /** In the words of the program that rendered it. */
  readonly reason: string;
}

/** Found when pages are rendered, which only a build does. */
export const failedPage = problem<FailedPage>({
  id: 'render/failed',
  severity: 'error',
  summary: 'Every page can be rendered.',
  advice:
    'Undo what was changed last in the entry, or in what its page shows. This is a fault of Fieldbook: please report it.',
  message: ({ url, reason }) => `The page ${url} cannot be shown: ${reason}`,
});
