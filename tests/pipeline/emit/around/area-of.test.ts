import { expect, test } from 'vitest';
import type { EntryId } from '../../../../schemas/base/ids.ts';
import type { TreeItem } from '../../../../schemas/bundle/index.ts';
import { siblingsOf } from '../../../../pipeline/emit/around/area-of.ts';

const item = (id: string, values: Partial<TreeItem> = {}): TreeItem => ({
  id,
  type: 'kbHowTo',
  title: `Title ${id}`,
  url: `/how-to/${id}`,
  children: [],
  ...values,
});

const pageOf = (children: readonly TreeItem[]): TreeItem =>
  item('dispatch', { type: 'kbLandingPage', children: [...children] });

const siblings = (id: string, parents: readonly TreeItem[]) => siblingsOf(id as EntryId, parents);

test('the other articles of the page above an article stand beside its text, those in groups too [LY-2]', () => {
  const group = item('group', { type: 'group', children: [item('b')] });
  const { url: _url, ...withoutUrl } = item('c');
  expect(siblings('b', [item('home'), pageOf([item('a'), group, withoutUrl])])).toEqual({
    title: 'Title dispatch',
    url: '/how-to/dispatch',
    above: [],
    articles: ['a', 'b'].map((id) => ({ id, type: 'kbHowTo', title: `Title ${id}`, url: `/how-to/${id}` })),
    count: 2,
    topics: [],
  });
});

test('of many, eight stand there, the article among them [LY-2]', () => {
  const page = pageOf(Array.from({ length: 30 }, (_, index) => item(String(index))));
  const idsBeside = (id: string) => siblings(id, [page])?.articles.map((each) => Number(each.id));
  expect(siblings('0', [page])?.count).toBe(30);
  expect(idsBeside('0')).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(idsBeside('12')).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
  expect(idsBeside('29')).toEqual([22, 23, 24, 25, 26, 27, 28, 29]);
});

test('an article alone on its page, or without a page above it, has none [LY-2]', () => {
  expect(siblings('a', [pageOf([item('a')])])).toBeUndefined();
  expect(siblings('a', [])).toBeUndefined();
});
