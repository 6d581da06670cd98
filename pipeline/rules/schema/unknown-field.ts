import { problem } from '../../problem.ts';
import { shortened } from '../words.ts';

/** Found while the export is decoded. */
export const unknownField = problem<{ readonly field: string; readonly contentType: string }>({
  id: 'schema/unknown-field',
  severity: 'warn',
  isAboutUnshown: 'field',
  summary: 'Every field of an entry is one of its content type.',
  advice: 'Rename the field in the content model, or remove it; its value is not shown.',
  message: ({ field, contentType }) =>
    `The field "${shortened(field)}" is not one of ${contentType}; its value is not shown.`,
});
