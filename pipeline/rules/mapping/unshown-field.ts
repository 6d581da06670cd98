import { count } from '../../../schemas/base/count.ts';
import { inConfiguration } from '../../config/in-configuration.ts';
import { unmappedFields, type UnmappedField } from '../../inspect/content/unmapped-fields.ts';
import { nearest } from '../../nearest.ts';
import { spaceRule } from '../../rule.ts';
import { shortened } from '../words.ts';
import { contentTypes } from '../../../schemas/content/index.ts';

/** `schema/unknown-field` reports the fields of types that are not mapped, at each entry. */
export const unshownField = spaceRule<UnmappedField>({
  id: 'mapping/unshown-field',
  severity: 'info',
  summary: 'Every field of a content type that the configuration maps is shown, or ignored on purpose.',
  advice: 'Map the field under `contentTypes` in the configuration, or list it there under `ignore`.',
  message: ({ contentType, field, entries, words }) =>
    `The field "${shortened(field)}" of ${contentType} is not shown: ${
      words === 0
        ? `${count(entries, 'entry has', 'entries have')} a value in it`
        : `it has ${wordsIn(words, entries)}`
    }.`,
  *checkSpace(graph) {
    for (const unmapped of unmappedFields(graph)) {
      const { contentType, field, type } = unmapped;
      yield {
        at: inConfiguration('contentTypes', contentType),
        detail: unmapped,
        target: `${contentType}.${field}`,
        suggestion: nearest(field, Object.keys(contentTypes[type].fields)),
      };
    }
  },
});

const wordsIn = (words: number, entries: number): string =>
  `${count(words, 'word', 'words')} in ${count(entries, 'entry', 'entries')}`;
