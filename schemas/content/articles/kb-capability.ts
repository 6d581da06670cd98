import { f } from '../../fields/index.ts';
import { articleFields } from './article-fields.ts';
import { contentType } from '../content-type.ts';

export const kbCapability = contentType({
  id: 'kbCapability',
  label: 'Capability',
  help: 'Something that the product can do.',
  readerLabel: {
    en: 'Capability',
    es: 'Función',
    de: 'Funktion',
    fr: 'Fonctionnalité',
    nl: 'Functie',
    it: 'Funzionalità',
    pt: 'Funcionalidade',
    ja: '機能',
    ar: 'إمكانية',
  },
  readerPlural: {
    en: 'Capabilities',
    es: 'Funciones',
    de: 'Funktionen',
    fr: 'Fonctionnalités',
    nl: 'Functies',
    it: 'Funzionalità',
    pt: 'Funcionalidades',
    ja: '機能',
    ar: 'إمكانات',
  },
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
