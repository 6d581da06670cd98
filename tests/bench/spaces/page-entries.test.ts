import { expect, test } from 'vitest';
import { entryLink } from '../../pipeline/documents.ts';
import { pageEntries } from './page-entries.ts';
import { publishedSpace } from './published-space.ts';

const long = 'word '.repeat(30);

const type = (id: string, fields: Readonly<Record<string, string>>) => ({
  sys: { id },
  displayField: 'title',
  fields: Object.entries(fields).map(([name, kind]) => {
    const [, of] = /^\[(.*)\]$/u.exec(kind) ?? [];
    const holds = of === 'Entry' ? { type: 'Link', linkType: 'Entry' } : { type: kind };
    return of === undefined
      ? { id: name, name, type: kind }
      : { id: name, name, type: 'Array', items: holds };
  }),
});

const entry = (
  id: string,
  contentType: string,
  values: object,
  sys: object = { version: 3, publishedVersion: 2 },
) => ({
  sys: { id, contentType: { sys: { id: contentType } }, ...sys },
  fields: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { de: value, en: 'other' }]),
  ),
});

const embed = (nodeType: string, id: string) => ({ nodeType, data: { target: entryLink(id) }, content: [] });

const exported = {
  locales: [{ code: 'en' }, { code: 'de', default: true }],
  contentTypes: [
    type('post', { title: 'Symbol', slug: 'Symbol', body: 'Text', more: '[Entry]', rich: 'RichText' }),
    type('block', { title: 'Symbol', text: 'Text', inner: '[Entry]' }),
  ],
  editorInterfaces: [],
  entries: [
    entry('long', 'post', { title: 'Long', slug: 'long', body: long }),
    entry('parts', 'post', { title: 'Parts', slug: 'parts', more: [entryLink('block'), entryLink('long')] }),
    entry('rich', 'post', {
      title: 'Rich',
      slug: '/rich',
      body: long,
      rich: { content: [embed('embedded-entry-block', 'embedded'), embed('entry-hyperlink', 'linked')] },
    }),
    entry('short', 'post', { title: 'Short', slug: 'short', body: 'one two' }),
    entry('nameless', 'post', { slug: 'nameless', body: long }),
    entry('nowhere', 'post', { title: 'Nowhere', slug: 'https://example.com', body: long }),
    entry('draft', 'post', { title: 'Draft', slug: 'draft', body: long }, { version: 1 }),
    entry(
      'archived',
      'post',
      { title: 'Archived', slug: 'a', body: long },
      { version: 4, archivedVersion: 3 },
    ),
    entry('block', 'block', { title: 'Block', text: long, inner: [entryLink('inner'), entryLink('block')] }),
    entry('inner', 'block', { title: 'Inner' }),
    entry('embedded', 'block', { title: 'Embedded' }),
    entry('linked', 'block', { title: 'Linked' }),
  ],
};

test('a page has a title, a slug and long texts or parts, and its parts are what it embeds or names [MP-2]', () => {
  const { pages, parts } = pageEntries(publishedSpace(exported));
  expect(pages.map(({ id }) => id)).toEqual(['long', 'parts', 'rich']);
  expect(parts.map(({ id }) => id).toSorted()).toEqual(['block', 'embedded', 'inner']);
});
