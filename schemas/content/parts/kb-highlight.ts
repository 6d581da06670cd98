import { f } from '../../fields/index.ts';
import { articleTypes } from '../article-types.ts';
import { contentType } from '../content-type.ts';

/** A card of the home page. Source: docs/requirements.md, HM-7. */
export const kbHighlight = contentType({
  id: 'kbHighlight',
  label: 'Highlight',
  help: 'A card of the home page, with a picture.',
  titleField: 'title',
  fieldHelp: { content: 'What the card leads to.', image: 'The picture of the card.' },
  fields: {
    title: f.symbol({ required: true }),
    description: f.richText(),
    content: f.link([...articleTypes, 'productArea', 'externalLink', 'announcement']),
    image: f.asset(),
  },
});
