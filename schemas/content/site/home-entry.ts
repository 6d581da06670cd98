import { f } from '../../fields/index.ts';
import { articleTypes } from '../article-types.ts';
import { contentType } from '../content-type.ts';

/** A section of the home page, or a card in one. Source: docs/requirements.md, Entities. */
export const homeEntry = contentType({
  id: 'homeEntry',
  label: 'Home entry',
  titleField: 'title',
  fields: {
    title: f.symbol(),
    icon: f.symbol(),
    codeId: f.symbol(),
    content: f.link([...articleTypes, 'productArea', 'externalLink', 'announcement', 'kbHighlight']),
    subContent: f.links([
      ...articleTypes,
      'homeEntry',
      'announcement',
      'kbHighlight',
      'externalLink',
      'productArea',
    ]),
    borderColor1: f.symbol({ colour: true }),
    borderColor2: f.symbol({ colour: true }),
  },
});
