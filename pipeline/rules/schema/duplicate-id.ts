import { problem } from '../../problem.ts';

/** Found while the export is decoded. */
export const duplicateId = problem<{ readonly pointer: string }>({
  id: 'schema/duplicate-id',
  severity: 'error',
  isAboutUnshown: true, // of the two it may be the other one that is shown
  summary: 'Every id is in an export once.',
  advice: 'Export the space again; if the file was put together by hand, remove one of the two.',
  message: ({ pointer }) => `The export has this id twice; the second one, at ${pointer}, is left out.`,
});
