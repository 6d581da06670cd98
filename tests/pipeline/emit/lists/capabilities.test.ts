import { expect, test } from 'vitest';
import { built, entryLink, rawEntry } from '../../documents.ts';

const area = (entry: string, title: string, values = {}) =>
  rawEntry('productArea', entry, { title, ...values });
const capability = (entry: string, title: string, productArea?: string) =>
  rawEntry('kbCapability', entry, { title, ...(productArea && { productArea: entryLink(productArea) }) });

const entries = [
  area('a1', 'Field', { url: 'field' }),
  area('a2', 'Office Pro', { isPro: true }),
  area('a3', 'Boards', { parent: entryLink('a1') }),
  capability('c1', 'Maps', 'a1'),
  capability('c2', 'Calls Pro', 'a1'),
  capability('c3', 'Invoices', 'a2'),
  capability('c4', 'Alone'),
  capability('c5', 'Columns', 'a3'),
];
const bundle = built(entries, { config: { site: { edition: 'Pro' } } });

test('without the name of an edition, no area and no capability belongs to one [DP-1]', () => {
  const { areas, items } = built(entries).file('capabilities');
  expect([...areas, ...items].filter(({ isPro }) => isPro)).toEqual([]);
  expect(items.map(({ title }) => title)).toContain('Calls Pro');
});

test('areas and capabilities come by title, each with its area [CP-1] [CP-2]', () => {
  const { areas, items } = bundle.file('capabilities');
  expect(areas).toEqual([
    {
      id: 'a3',
      title: 'Boards',
      isPro: false,
      slug: 'a3',
      url: '/product-capabilities/a3',
      parentId: 'a1',
    },
    { id: 'a1', title: 'Field', isPro: false, slug: 'field', url: '/product-capabilities/field' },
    { id: 'a2', title: 'Office', isPro: true, slug: 'a2', url: '/product-capabilities/a2' },
  ]);
  expect(items.map(({ title, isPro, areaId }) => [title, isPro, areaId])).toEqual([
    ['Alone', false, undefined],
    ['Calls', true, 'a1'],
    ['Columns', false, 'a3'],
    ['Invoices', true, 'a2'],
    ['Maps', false, 'a1'],
  ]);
});

test('in the tree areas hold their areas and capabilities; a capability without one stands in its group', () => {
  const outline = (items: readonly { title: string; children: readonly never[] }[]): unknown[] =>
    items.map(({ title, children }) => (children.length === 0 ? title : [title, outline(children)]));
  expect(outline(bundle.file('contents').items as never)).toEqual([
    ['Field', [['Boards', ['Columns']], 'Calls Pro', 'Maps']],
    ['Office Pro', ['Invoices']],
    ['Capabilities', ['Alone']],
  ]);
});

test('the way to a capability leads through its areas [LY-9]', () => {
  expect(bundle.article('c5').breadcrumbs).toEqual([
    { url: '/product-capabilities/field', title: 'Field', isText: false },
    { url: '/product-capabilities/a3', title: 'Boards', isText: false },
    { title: 'Columns', isText: true },
  ]);
});

test('areas that are each other’s parents do not hang the build', () => {
  const loop = built([
    area('a', 'A', { parent: entryLink('b') }),
    area('b', 'B', { parent: entryLink('a') }),
    area('c', 'C', { parent: entryLink('c') }),
  ]);
  expect(loop.file('capabilities').areas).toHaveLength(3);
});

test('the page of a capability that is part of Pro has a title without the word, as its card has [HM-4]', () => {
  expect(['c1', 'c2', 'c3', 'c4'].map((entry) => bundle.article(entry).proTitle)).toEqual([
    undefined,
    'Calls',
    'Invoices',
    undefined,
  ]);
});
