import { f } from '../../fields/index.ts';
import { articleFields } from './article-fields.ts';
import { contentType } from '../content-type.ts';

export const kbLandingPage = contentType({
  id: 'kbLandingPage',
  label: 'Landing page',
  help: 'A page that leads into a subject: sections with texts, cards and info boxes.',
  readerLabel: {
    en: 'Landing Page',
    es: 'Página de inicio del tema',
    de: 'Themenseite',
    fr: 'Page thématique',
    nl: 'Themapagina',
    it: 'Pagina iniziale dell’argomento',
    pt: 'Página inicial do tópico',
    ja: 'トピックのトップページ',
    ar: 'صفحة موضوع',
  },
  readerPlural: {
    en: 'Landing Pages',
    es: 'Páginas de inicio de los temas',
    de: 'Themenseiten',
    fr: 'Pages thématiques',
    nl: 'Themapagina’s',
    it: 'Pagine iniziali degli argomenti',
    pt: 'Páginas iniciais dos tópicos',
    ja: 'トピックのトップページ',
    ar: 'صفحات المواضيع',
  },
  titleField: 'title',
  route: '/landing-page',
  isArticle: true,
  fieldHelp: { content: 'The parts of the page.' },
  fields: {
    title: f.symbol({ required: true }),
    description: f.richText(),
    content: f.parts(['kbLandingPageSection', 'kbLandingPageLink', 'kbLandingPageInfoBox']),
    displayToc: f.boolean(),
    ...articleFields,
  },
});
