import { expect, test } from 'vitest';
import { checkMapping } from '../../../cli/config/check-mapping.ts';
import { checkNames } from '../../../cli/config/check-names.ts';
import { parseConfig } from '../../../cli/config/parse-config.ts';
import { exportOf } from '../../pipeline/documents.ts';

const field = (id: string, type: string, more = {}) => ({ id, type, ...more });
const link = (id: string, linkType: string, ...targets: readonly string[]) => ({
  id,
  type: 'Link',
  linkType,
  validations: targets.length === 0 ? [] : [{ linkContentType: targets }],
});
const links = (id: string, ...targets: readonly string[]) => ({
  id,
  type: 'Array',
  items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: targets }] },
});

/** A space with the types that blogs have. */
const space = exportOf([], {
  contentTypes: [
    {
      sys: { id: 'blogPost' },
      fields: [
        field('headline', 'Symbol'),
        field('slug', 'Symbol'),
        field('summary', 'Text'),
        field('body', 'RichText'),
        field('published', 'Date'),
        field('rating', 'Number'),
        field('isPinned', 'Boolean'),
        field('category', 'Symbol', { validations: [{ in: ['News', 'Guide', 'Event'] }] }),
        field('keywords', 'Array', { items: { type: 'Symbol' } }),
        field('options', 'Object'),
        link('cover', 'Asset'),
        link('writer', 'Entry', 'person'),
        links('related', 'blogPost'),
        link('illustration', 'Entry'),
      ],
    },
    {
      sys: { id: 'person' },
      displayField: 'fullName',
      fields: [field('fullName', 'Symbol'), field('bio', 'RichText'), link('portrait', 'Asset')],
    },
    { sys: { id: 'settings' }, fields: [field('title', 'Symbol'), link('portrait', 'Entry', 'person')] },
  ],
});

/** The sentences with which a configuration with these mappings is refused, without the name of the file. */
function faultsOf(contentTypes: Readonly<Record<string, unknown>>): string[] {
  try {
    const config = parseConfig({ contentTypes }, 'fieldbook.config.ts');
    checkNames(config, { name: 'fieldbook.config.ts', knowledgeBaseFlag: undefined });
    checkMapping({ config, file: '/vans/fieldbook.config.ts' }, space);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace('in fieldbook.config.ts: ', ''));
  }
}

const post = (fields: Readonly<Record<string, unknown>>, more = {}) => ({
  blogPost: { as: 'article', fields: { title: 'headline', ...fields }, ...more },
});
const list = (...mappings: readonly Readonly<Record<string, unknown>>[]) => ({
  blogPost: mappings.map((mapping) => ({ as: 'article', fields: { title: 'headline' }, ...mapping })),
});
const news = { field: 'category', is: 'News' };

const forms =
  "must be a field such as 'body' or 'author.name', { value }, { first: [...] }, { join: [...] } or { text: 'By {author.name}' }";

/** What is wrong, the mapping, and the sentence that it gets. */
const faults: readonly (readonly [string, Readonly<Record<string, unknown>>, string])[] = [
  // names of the space
  [
    'a type that is not there',
    { blogPots: { as: 'article' } },
    'the space has no content type "blogPots", in "contentTypes"; did you mean "blogPost"?',
  ],
  [
    'a type switched off that is not there',
    { setings: false },
    'the space has no content type "setings", in "contentTypes"; did you mean "settings"?',
  ],
  [
    'a field that is not there',
    post({ url: 'slugg' }),
    'blogPost has no field "slugg", in "contentTypes.blogPost.fields.url"; did you mean "slug"?',
  ],
  [
    'a field behind a reference that is not there',
    post({ byline: 'writer.fullNam' }),
    '"writer" leads to person, which has no field "fullNam", in "contentTypes.blogPost.fields.byline"; did you mean "writer.fullName"?',
  ],
  [
    'a reference that is not there',
    post({ byline: 'writr.fullName' }),
    'blogPost has no field "writr", in "contentTypes.blogPost.fields.byline"; did you mean "writer"?',
  ],
  [
    'a member of an asset that is not there',
    post({ byline: 'cover.titel' }),
    '"cover" leads to an asset, which has no field "titel", in "contentTypes.blogPost.fields.byline"; did you mean "cover.title"?',
  ],
  [
    'a member of an entry that is not there',
    post({ publishedOn: 'sys.publishdAt' }),
    'blogPost has no field "sys", in "contentTypes.blogPost.fields.publishedOn"; did you mean "sys.publishedAt"?',
  ],
  [
    'a path through a text',
    post({ byline: 'headline.name' }),
    '"headline" is Symbol, which leads to nothing else, in the path "headline.name", in "contentTypes.blogPost.fields.byline"; did you mean "headline"?',
  ],
  [
    'a field in a first that is not there',
    post({ introduction: { first: ['body', 'sumary'] } }),
    'blogPost has no field "sumary", in "contentTypes.blogPost.fields.introduction.first.1"; did you mean "summary"?',
  ],
  [
    'a field in a join that is not there',
    post({ tags: { join: ['keywords', 'categori'] } }),
    'blogPost has no field "categori", in "contentTypes.blogPost.fields.tags.join.1"; did you mean "category"?',
  ],
  [
    'a field in a text that is not there',
    post({ byline: { text: 'By {writer.fulName}' } }),
    '"writer" leads to person, which has no field "fulName", in "contentTypes.blogPost.fields.byline.text"; did you mean "writer.fullName"?',
  ],
  [
    'a field in a condition that is not there',
    list({ when: { field: 'categorie', is: 'News' } }),
    'blogPost has no field "categorie", in "contentTypes.blogPost.0.when.field"; did you mean "category"?',
  ],
  [
    'an ignored field that is not there',
    post({}, { ignore: ['ratng'] }),
    'blogPost has no field "ratng", in "contentTypes.blogPost.ignore"; did you mean "rating"?',
  ],
  // names of ours
  [
    'a type that is not ours',
    { blogPost: { as: 'artcle' } },
    'unknown content type "artcle" in "contentTypes.blogPost"; did you mean "article"?',
  ],
  [
    'a type of a list that is not ours',
    list({ when: news }, { as: 'kbHowtoo' }),
    'unknown content type "kbHowtoo" in "contentTypes.blogPost.1"; did you mean "kbHowTo"?',
  ],
  [
    'a field that is not ours',
    post({ bylne: 'slug' }),
    'unknown field "bylne" of article in "contentTypes.blogPost"; did you mean "byline"?',
  ],
  [
    'a key that a mapping does not have',
    { blogPost: { as: 'article', feilds: {} } },
    'unknown key "feilds" under "contentTypes.blogPost"; did you mean "fields"?',
  ],
  [
    'a form that there is not',
    post({ introduction: { frist: ['body'] } }),
    `"contentTypes.blogPost.fields.introduction": ${forms}, and has no key "frist"; did you mean "first"?`,
  ],
  [
    'a key that a form does not have',
    post({ byline: { join: ['slug'], wiht: ' ' } }),
    '"contentTypes.blogPost.fields.byline": has a key "wiht" beside "join"; did you mean "with"?',
  ],
  [
    'a key that a condition does not have',
    list({ when: { field: 'category', isnot: 'News' } }),
    `"contentTypes.blogPost.0.when": must be like { field: 'category', is: 'News' }, and has no key "isnot"; did you mean "isNot"?`,
  ],
  // kinds
  [
    'a picture as a text',
    post({ introduction: 'cover' }),
    '"cover" is Link to Asset, which cannot be read as RichText, in "contentTypes.blogPost.fields.introduction"; did you mean "slug", "summary" or "published"?',
  ],
  [
    'a reference as a rich text',
    post({ introduction: 'writer' }),
    '"writer" is Link to Entry, which cannot be read as RichText, in "contentTypes.blogPost.fields.introduction"; did you mean "writer.fullName", "writer.bio", "slug", "summary" or "published"?',
  ],
  [
    'a rich text as a line',
    post({ byline: 'writer.bio' }),
    '"writer.bio" is RichText, which cannot be read as Symbol, in "contentTypes.blogPost.fields.byline"; did you mean "slug", "category" or "summary"?',
  ],
  [
    'a text as a picture',
    post({ heroImage: 'cover.file.url' }),
    '"cover.file.url" is Symbol, which cannot be read as Link to Asset, in "contentTypes.blogPost.fields.heroImage"; did you mean "cover"?',
  ],
  [
    'a number as a date',
    post({ publishedOn: 'rating' }),
    '"rating" is Number, which cannot be read as Date, in "contentTypes.blogPost.fields.publishedOn"; did you mean "published", "slug" or "summary"?',
  ],
  [
    'a list as one entry',
    { person: { as: 'topic', fields: { title: 'fullName' } }, ...post({ topics: 'keywords' }) },
    '"keywords" is Array of Symbol, which cannot be read as Array of Link to Entry, in "contentTypes.blogPost.fields.topics"; did you mean "related", "writer" or "illustration"?',
  ],
  [
    'a reference to entries of another type',
    post({ authors: 'related' }),
    '"related" leads to blogPost, which is not read as author, in "contentTypes.blogPost.fields.authors"',
  ],
  [
    'a reference to entries that are not read',
    post({ authors: 'writer' }),
    `"writer" leads to person, which is not read as author; map it too, such as "person": { as: 'author' }, in "contentTypes.blogPost.fields.authors"`,
  ],
  [
    'a required field that nothing fills',
    { blogPost: { as: 'article', fields: { body: 'body' } } },
    'article needs "title", and no field of blogPost is read as it, in "contentTypes.blogPost.fields"; did you mean "headline", "slug" or "category"?',
  ],
  [
    'a rich text joined with a text',
    post({ introduction: { join: ['body', 'summary'] } }),
    'a rich text and a text cannot be joined, in "contentTypes.blogPost.fields.introduction.join.1"',
  ],
  [
    'a join for one value',
    post({ heroImage: { join: ['cover', 'writer.portrait'] } }),
    '"heroImage" holds one value (Link to Asset), and a join has several, in "contentTypes.blogPost.fields.heroImage.join"; did you mean "first"?',
  ],
  [
    'an object in a text',
    post({ byline: { text: '{options}' } }),
    '"options" is Object, which cannot stand in a text, in "contentTypes.blogPost.fields.byline.text"; did you mean "slug", "category" or "summary"?',
  ],
  [
    'a constant of another kind',
    post({ displayToc: { value: 'yes' } }),
    'a text cannot be read as Boolean, in "contentTypes.blogPost.fields.displayToc.value"',
  ],
  // conditions
  [
    'a condition that never holds',
    list({ when: { field: 'category', is: 'Newz' } }),
    '"category" is never "Newz", only "News", "Guide" or "Event", in "contentTypes.blogPost.0.when.is"; did you mean "News"?',
  ],
  [
    'a condition on another kind',
    list({ when: { field: 'isPinned', is: 'yes' } }),
    '"isPinned" is Boolean, which is never "yes", in "contentTypes.blogPost.0.when.is"',
  ],
  [
    'a condition of an empty list',
    list({ when: { field: 'category', in: [] } }),
    '"contentTypes.blogPost.0.when.in": is an empty list, so no entry is in it',
  ],
  [
    'a condition that says nothing',
    list({ when: { field: 'category' } }),
    '"contentTypes.blogPost.0.when": says nothing of "category": add is, isNot, in or exists',
  ],
  [
    'the same condition twice',
    list({ when: news }, { when: news }),
    '"contentTypes.blogPost.1.when" says the same as that of number 1, so it is never reached',
  ],
  [
    'a mapping for all before others',
    list({}, { when: news }),
    '"contentTypes.blogPost.0" has no "when", so the mappings after it are never reached; put it last',
  ],
  // forms
  [
    'no mapping in a list',
    { blogPost: [] },
    '"contentTypes.blogPost": must be a list of mappings, each with { when }, and not empty',
  ],
  [
    'nothing to choose from',
    post({ introduction: { first: [] } }),
    '"contentTypes.blogPost.fields.introduction.first": is an empty list, so it never has a value',
  ],
  [
    'the same field twice',
    post({ introduction: { first: ['body', 'body'] } }),
    '"contentTypes.blogPost.fields.introduction.first.1" is "body": it is in the list twice',
  ],
  [
    'a path in circles',
    post({ byline: 'related.related.related.related.related.related.slug' }),
    '"contentTypes.blogPost.fields.byline" is "related.related.related.related.related.related.slug": has 7 steps, and can have 6',
  ],
  [
    'a brace that stays open',
    post({ byline: { text: 'By {writer.fullName' } }),
    '"contentTypes.blogPost.fields.byline.text" is "By {writer.fullName": has a brace without its other one; {{ and }} stand for braces',
  ],
  [
    'a text without a field',
    post({ byline: { text: 'By us' } }),
    `"contentTypes.blogPost.fields.byline.text" is "By us": names no field in braces; a constant is { value: '…' }, a field {author.name}`,
  ],
  [
    'a field that is read and ignored',
    post({ url: 'slug' }, { ignore: ['slug'] }),
    '"slug" is read as "url" and ignored too, in "contentTypes.blogPost.ignore"',
  ],
];

test.each(faults)('%s is refused in a sentence [MP-3]', (_what, mappings, sentence) => {
  expect(faultsOf(mappings)).toEqual([sentence]);
});

test('at least forty faults are planted, each a different one', () => {
  expect(new Set(faults.map(([, , sentence]) => sentence)).size).toBe(faults.length);
  expect(faults.length).toBeGreaterThanOrEqual(40);
});

test('mappings in every form are accepted', () => {
  const sound = {
    person: { as: 'author', fields: { title: 'fullName', about: 'bio', picture: 'portrait' } },
    settings: false,
    blogPost: [
      {
        when: { field: 'category', in: ['News', 'Event'] },
        as: 'article',
        fields: {
          title: { first: ['headline', { value: 'News' }] },
          introduction: { join: ['summary', 'category'], with: ': ' },
          byline: { text: 'By {writer.fullName} ({{staff}})' },
          body: { join: ['body', 'writer.bio'] },
          publishedOn: { first: ['published', 'sys.firstPublishedAt'] },
          tags: { join: ['keywords', 'category', 'metadata.tags'] },
          // a link without a limit may lead to an entry whose field fits
          heroImage: { first: ['cover', 'writer.portrait', 'illustration.portrait'] },
          authors: 'writer',
          url: 'slug',
        },
        ignore: ['options', 'rating'],
      },
      { when: { field: 'writer.fullName', exists: true }, as: 'kbHowTo', fields: { title: 'headline' } },
      { as: 'article', fields: { title: 'headline', byline: 'writer' } },
    ],
  };
  expect(faultsOf(sound)).toEqual([]);
});
