import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

/** A text that several articles share. */
export const contentSnippet = contentType({
  id: 'contentSnippet',
  label: 'Snippet',
  help: 'A text that several articles share.',
  titleField: 'name',
  fieldHelp: { content: 'The text.' },
  fields: {
    name: f.symbol({ internal: true }),
    content: f.richText(),
  },
});
