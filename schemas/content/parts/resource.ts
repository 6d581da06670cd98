import { f } from '../../fields/index.ts';
import { articleFields } from '../articles/article-fields.ts';
import { contentType } from '../content-type.ts';

export const resource = contentType({
  id: 'resource',
  label: 'Resource',
  help: 'A page around something to use, such as a checklist or a file.',
  readerLabel: {
    en: 'Resource',
    es: 'Recurso',
    de: 'Ressource',
    fr: 'Ressource',
    nl: 'Bron',
    it: 'Risorsa',
    pt: 'Recurso',
    ja: 'リソース',
    ar: 'مورد',
  },
  readerPlural: {
    en: 'Resources',
    es: 'Recursos',
    de: 'Ressourcen',
    fr: 'Ressources',
    nl: 'Bronnen',
    it: 'Risorse',
    pt: 'Recursos',
    ja: 'リソース',
    ar: 'موارد',
  },
  titleField: 'title',
  route: '/resources',
  isArticle: true,
  fields: {
    title: f.symbol({ required: true }),
    description: f.richText(),
    ...articleFields,
  },
});
