import { f } from '../../fields/index.ts';
import { articleFields } from '../articles/article-fields.ts';
import { contentType } from '../content-type.ts';

export const resource = contentType({
  id: 'resource',
  label: 'Resource',
  help: 'A page around something to use, such as a checklist or a file.',
  readerLabel: { en: 'Resource', es: 'Recurso' },
  readerPlural: { en: 'Resources', es: 'Recursos' },
  titleField: 'title',
  route: '/resources',
  isArticle: true,
  fields: {
    title: f.symbol({ required: true }),
    description: f.richText(),
    ...articleFields,
  },
});
