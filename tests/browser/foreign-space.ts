import {
  assetLink,
  doc,
  embedded,
  entryLink,
  h,
  p,
  rawEntry,
  type RawEntry,
  toEntry,
} from '../pipeline/documents.ts';
import { space } from '../pipeline/model/propose/space.ts';
import { sampleExport } from './sample.ts';
import type { SiteContent } from './serve-site.ts';

/** Types of another team, with names of its own. `product` has no mapping. */
const model = space({
  blogPost: {
    fields: {
      headline: 'Symbol',
      slug: 'Symbol',
      text: 'RichText',
      photo: 'Asset',
      writers: '→* person',
      day: 'Date',
      chapters: '→* chapter',
      keywords: 'Symbols',
      rank: 'Integer',
    },
  },
  manual: {
    fields: {
      name: 'Symbol',
      slug: 'Symbol',
      text: 'RichText',
      writers: '→* person',
      chapters: '→* chapter',
      rank: 'Integer',
    },
  },
  person: { fields: { name: 'Symbol', slug: 'Symbol', job: 'Symbol', portrait: 'Asset', life: 'RichText' } },
  chapter: { fields: { name: 'Symbol', slug: 'Symbol', about: 'RichText', within: '→ chapter' } },
  product: { fields: { name: 'Symbol', price: 'Integer', kept: 'Boolean', about: 'Text' } },
});

const links = (...ids: readonly string[]) => ids.map(entryLink);

const post = (id: string, headline: string, values: Readonly<Record<string, unknown>> = {}): RawEntry =>
  rawEntry('blogPost', id, { headline, slug: id, chapters: links('vans'), ...values });

const sentence =
  'A van that stands in the snow costs a whole day, so look at its tyres, lights and battery before the first cold night.';

const winter = doc(
  p(sentence),
  h(2, 'Before the first snow'),
  p('Read ', toEntry('check-a-van', 'how a van is checked'), '. ', sentence.repeat(6)),
  embedded('chains'),
  h(2, 'On the road'),
  p(sentence.repeat(6)),
);

const entries: readonly RawEntry[] = [
  post('winter-tyres', 'Winter tyres for every van of the fleet', {
    text: winter,
    photo: assetLink('aImgCoverCommercial'),
    writers: links('ana-ruiz', 'sam-lee'),
    day: '2026-03-09',
    keywords: ['Winter', 'Safety first', 'C++'],
    chapters: links('vans', 'crews'),
    rank: 2,
  }),
  post('wash-a-van', 'Wash a van', {
    text: doc(p(sentence)),
    photo: assetLink('aImgMobileToday'),
    writers: links('ana-ruiz'),
    day: '2026-02-01',
    keywords: ['Winter'],
    rank: 1,
  }),
  post('donaudampfschifffahrt', `${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2)} and his van`, {
    text: doc(p(sentence)),
    keywords: ['Winter', 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'],
    rank: 4,
  }),
  rawEntry('manual', 'check-a-van', {
    name: 'Check a van',
    slug: 'check-a-van',
    text: doc(p(sentence)),
    writers: links('ana-ruiz'),
    chapters: links('vans'),
    rank: 3,
  }),
  rawEntry('manual', 'lead-a-crew', {
    name: 'Lead a crew',
    slug: 'lead-a-crew',
    text: doc(
      p('Read ', toEntry('winter-tyres', 'about tyres'), ' and ', toEntry('check-a-van', 'checks'), '.'),
    ),
    chapters: links('crews'),
  }),
  rawEntry('person', 'ana-ruiz', {
    name: 'Ana Ruiz',
    slug: 'ana-ruiz',
    job: 'Mechanic',
    portrait: assetLink('aImgMobileForm'),
    life: doc(p('Ana has looked after vans since 2009.')),
  }),
  rawEntry('person', 'sam-lee', { name: 'Sam Lee', slug: 'sam-lee' }),
  rawEntry('chapter', 'fleet', { name: 'Fleet', slug: 'fleet', about: doc(p('All that drives.')) }),
  rawEntry('chapter', 'vans', {
    name: 'Vans',
    slug: 'vans',
    about: doc(p('Tyres, checks and repairs.')),
    within: entryLink('fleet'),
  }),
  rawEntry('chapter', 'crews', { name: 'Crews', slug: 'crews' }),
  rawEntry('product', 'chains', {
    name: 'Snow chains',
    price: 49,
    kept: true,
    about: 'For tyres of 16 inches.',
  }),
];

/** Longer than a phone is wide. */
export const siteName = 'Vans and crews of the whole county';

/** Another team's space: authors, topics, tags, a derived home page, and addresses of its own. */
export const foreignSpace: SiteContent = {
  exported: {
    ...model,
    entries,
    assets: sampleExport()['assets'],
    locales: [{ code: 'en-US', default: true }],
  },
  config: {
    redirects: undefined,
    knowledgeBases: undefined,
    search: { service: false },
    services: {},
    site: { name: siteName },
    flags: {},
    contentTypes: {
      blogPost: {
        as: 'article',
        fields: {
          title: 'headline',
          url: 'slug',
          body: 'text',
          heroImage: 'photo',
          authors: 'writers',
          publishedOn: 'day',
          topics: 'chapters',
          tags: 'keywords',
          order: 'rank',
        },
      },
      manual: {
        as: 'kbHowTo',
        fields: {
          title: 'name',
          url: 'slug',
          introduction: 'text',
          authors: 'writers',
          topics: 'chapters',
          order: 'rank',
        },
      },
      person: {
        as: 'author',
        fields: { title: 'name', url: 'slug', role: 'job', picture: 'portrait', about: 'life' },
      },
      chapter: {
        as: 'topic',
        fields: { title: 'name', url: 'slug', description: 'about', parent: 'within' },
      },
    },
    routes: { kbHowTo: '/guides', article: '/notes', author: '/people' },
    typeLabels: {
      kbHowTo: { one: 'Guide', many: 'Guides' },
      article: { one: 'Note', many: 'Notes' },
    },
    home: { title: 'What do you need?', text: 'All about vans and crews.', placeholder: 'Try "tyres"' },
  },
};
