import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

/** A text that several articles share. */
export const contentSnippet = contentType({
  id: 'contentSnippet',
  label: 'Snippet',
  titleField: 'name',
  fields: {
    name: f.symbol(),
    content: f.richText(),
  },
});
