import { f } from '../../fields/index.ts';
import { articleTypes } from '../article-types.ts';
import { contentType } from '../content-type.ts';

/** A section of the home page, or a card in one. Source: docs/requirements.md, Entities. */
export const homeEntry = contentType({
  id: 'homeEntry',
  label: 'Home entry',
  help: 'A section of the home page, or a card in one.',
  titleField: 'title',
  fieldHelp: {
    icon: 'The name of an icon.',
    codeId: 'The code of the section: it decides how the section looks.',
    content: 'What the card leads to.',
    subContent: 'The cards of the section.',
    borderColor1: 'The first colour of the border of the card.',
    borderColor2: 'The second colour of the border of the card.',
  },
  fields: {
    title: f.symbol(),
    icon: f.symbol({ internal: true }),
    codeId: f.symbol({ internal: true }),
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
