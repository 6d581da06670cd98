import { entryLink, exportOf, rawAsset, rawEntry, states } from '../../pipeline/documents.ts';

/** The link of an entry to another, whose content type says that it is a page. */
export const page = (
  id: string,
  values: Readonly<Record<string, unknown>> = {},
  state: keyof typeof states = 'published',
) => rawEntry('page', id, { title: `Title of ${id}`, ...values }, states[state]);

/** A page in each state, one that links to all of them, and a picture. */
export const everyState = () =>
  exportOf(
    [
      page('published'),
      page('changed', {}, 'changed'),
      page('draft', {}, 'draft'),
      page('archived', {}, 'archived'),
      page('start', { pages: ['published', 'draft', 'archived', 'gone'].map((id) => entryLink(id)) }),
    ],
    { assets: [rawAsset('picture')] },
  );

const german = { code: 'de', name: 'German', default: false, fallbackCode: 'en-US' };
const english = { code: 'en-US', name: 'English', default: true, fallbackCode: null };
const french = { code: 'fr', name: 'French', default: false, fallbackCode: null };
const hidden = { code: 'xx', name: 'Hidden', default: false, fallbackCode: null, contentDeliveryApi: false };

const contentType = {
  sys: { id: 'page', type: 'ContentType', version: 2, publishedVersion: 1, publishedCounter: 1 },
  name: 'Page',
  displayField: 'title',
  fields: [
    { id: 'title', name: 'Title', type: 'Symbol', localized: true, validations: [{ unique: true }] },
    { id: 'slug', name: 'Slug', type: 'Symbol', localized: false },
    { id: 'notes', name: 'Notes', type: 'Text', localized: false, omitted: true },
  ],
};

/** A space in four locales, one of which is not delivered, with a field that is left out and two tags. */
export const manyLocales = () => {
  const entry = rawEntry('page', 'home');
  const tags = ['public', 'private'].map((visibility) => ({
    sys: { id: visibility, type: 'Tag', visibility },
  }));
  return exportOf(
    [
      {
        ...entry,
        metadata: { tags: tags.map(({ sys: { id } }) => ({ sys: { type: 'Link', linkType: 'Tag', id } })) },
        fields: {
          title: { 'en-US': 'Home', fr: 'Accueil', xx: 'Hidden' },
          slug: { 'en-US': 'home' },
          notes: { 'en-US': 'not for readers' },
        },
      },
    ],
    { locales: [english, german, french, hidden], contentTypes: [contentType], tags },
  );
};
