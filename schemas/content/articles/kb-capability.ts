import { f } from '../../fields/index.ts';
import { articleFields } from './article-fields.ts';
import { contentType } from '../content-type.ts';

export const kbCapability = contentType({
  id: 'kbCapability',
  label: 'Capability',
  help: 'Something that the product can do.',
  readerLabel: { en: 'Capability', es: 'Función' },
  readerPlural: { en: 'Capabilities', es: 'Funciones' },
  titleField: 'title',
  route: '/product-capability',
  isArticle: true,
  fieldHelp: {
    shortDescription: 'A sentence for the card in the list of capabilities.',
    image: 'The picture of the card.',
    productArea: 'The area that it belongs to.',
  },
  fields: {
    title: f.symbol({ required: true }),
    shortDescription: f.symbol(),
    image: f.asset(),
    productArea: f.part(['productArea']),
    description: f.richText(),
    ...articleFields,
  },
});
