import { expect, test } from 'vitest';
import { built, doc, entryLink, p, rawEntry, toEntry } from '../../documents.ts';

const area = (id: string, title: string, parent?: string) =>
  rawEntry('productArea', id, { title, ...(parent !== undefined && { parent: entryLink(parent) }) });
const capability = (id: string, productArea: string, ...links: readonly string[]) =>
  rawEntry('kbCapability', id, {
    title: id,
    productArea: entryLink(productArea),
    introduction: doc(p(...links.map((link) => toEntry(link, link)))),
  });
const howTo = (id: string, ...links: readonly string[]) =>
  rawEntry('kbHowTo', id, { title: id, introduction: doc(p(...links.map((link) => toEntry(link, link)))) });

const { searchDocuments } = built([
  area('dispatch', 'Dispatch'),
  area('board', 'Board', 'dispatch'),
  area('routes', 'Routes', 'dispatch'),
  area('money', 'Accounting'),
  capability('texting', 'board'),
  capability('maps', 'routes'),
  capability('invoices', 'money'),
  howTo('linksOnce', 'texting'),
  howTo('linksMostly', 'invoices', 'texting', 'maps', 'texting'),
  howTo('linksBoth', 'texting', 'maps'),
  howTo('linksNothing'),
  rawEntry('homeEntry', 'categories', { codeId: 'HPCategories', subContent: [entryLink('category')] }),
  rawEntry('homeEntry', 'category', {
    title: 'Work',
    subContent: ['linksOnce', 'inCategory'].map(entryLink),
  }),
  howTo('inCategory'),
]);
const areaOf = (id: string) => searchDocuments.find((each) => each.id === id)?.productArea;

test('a capability has the area that editors gave it, with the parent', () => {
  expect(areaOf('texting')).toBe('Dispatch / Board');
  expect(areaOf('invoices')).toBe('Accounting');
});

test('an article has the area of the capabilities that it links to', () => {
  expect(areaOf('linksOnce')).toBe('Dispatch / Board');
});

test('the most frequent area wins; of several, what they have in common', () => {
  expect(areaOf('linksMostly')).toBe('Dispatch / Board');
  expect(areaOf('linksBoth')).toBe('Dispatch');
});

test('an article without such links has the area of most articles of its category', () => {
  expect(areaOf('inCategory')).toBe('Dispatch');
});

test('where nothing says, an article has none', () => {
  expect(areaOf('linksNothing')).toBeUndefined();
});
