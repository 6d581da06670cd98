import { problem } from '../../problem.ts';

/** Found by asking other sites, which only the command line can: `--external`. */
export const brokenExternal = problem<{
  /** The subject and its verb: `The link "weather" leads to`. */
  readonly start: string;
  readonly address: string;
  /** The result of the request, with its verb: `answers 404 (not found)`. */
  readonly reason: string;
}>({
  id: 'links/broken-external',
  severity: 'warn',
  summary: 'Every address of another site answers (checked only with --external).',
  advice: 'Open the address in a browser: link to where the page is now, or remove the link.',
  message: ({ start, address, reason }) => `${start} ${address}, which ${reason}.`,
});
