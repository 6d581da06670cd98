// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { node, richText } from '../../builders.ts';
import { renderNode, wordsOf } from '../render-node.tsx';

const data = [
  ['Day', 'On call'],
  ['Memorial Day', 'Yes'],
].map((row) => row.map((words) => richText(words)));

test('the first row heads the columns where the table says so [AR-18]', () => {
  const page = renderNode(node('table', { name: 'Holidays', isHeader: true, data }));
  expect(wordsOf(page, 'thead th[scope=col]')).toEqual(['Day', 'On call']);
  expect(wordsOf(page, 'tbody td')).toEqual(['Memorial Day', 'Yes']);
});

test('a table without a header has only cells [AR-18]', () => {
  const page = renderNode(node('table', { data }));
  expect(wordsOf(page, 'th')).toEqual([]);
  expect(wordsOf(page, 'td')).toEqual(['Day', 'On call', 'Memorial Day', 'Yes']);
});

test('a table scrolls in a region with its name [AR-18]', () => {
  const region = renderNode(node('table', { name: 'Holidays', data })).firstElementChild;
  expect(region?.getAttribute('role')).toBe('region');
  expect(region?.getAttribute('aria-label')).toBe('Table: Holidays');
  expect(region?.getAttribute('tabindex')).toBe('0');
});

test('a table without cells shows nothing', () => {
  expect(renderNode(node('table', { name: 'Holidays' })).innerHTML).toBe('');
});

test('a column of numbers is aligned to the end, with its header [AR-18]', () => {
  const priced = [
    ['Item', 'Price'],
    ['Filter', '$12'],
  ].map((row) => row.map((words) => richText(words)));
  const page = renderNode(node('table', { isHeader: true, data: priced }));
  expect(wordsOf(page, '[align=right]')).toEqual(['Price', '$12']);
});
