import { problem } from '../../problem.ts';

/** Found while the redirect table and the redirect entries are read. */
export const malformedRedirect = problem<{ readonly fault: string; readonly isTable?: boolean }>({
  id: 'redirects/malformed',
  severity: 'error',
  summary: 'Every redirect rule names a path of this site and where it leads.',
  advice: 'Give the rule a fromPath such as /how-to/old and a toPath such as /how-to/new.',
  message: ({ fault, isTable }) =>
    isTable ? `The redirect table cannot be read: ${fault}.` : `The redirect rule cannot be used: ${fault}.`,
});
