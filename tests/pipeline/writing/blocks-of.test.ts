import { expect, test } from 'vitest';
import type { TextSource } from '../../../pipeline/entry.ts';
import { blocksIn } from '../../../pipeline/writing/blocks-in.ts';
import { ownWords } from '../../../pipeline/writing/block.ts';
import { blocksOf } from '../../../pipeline/writing/blocks-of.ts';
import { readTree } from '../../../pipeline/rich-text/read-tree.ts';
import { entry } from '../builders.ts';
import {
  decoded,
  doc,
  embedded,
  h,
  hyperlink,
  id,
  li,
  p,
  row,
  table,
  td,
  th,
  ul,
  words,
} from '../documents.ts';

const markdown = (text: string): TextSource => ({ format: 'markdown', text });
const wordsIn = (source: TextSource) => blocksIn(readTree(source).tree).map(({ words: each }) => each);
const document = (...content: readonly unknown[]): TextSource => ({
  format: 'document',
  document: doc(...content),
});

test('paragraphs, items, headings, cells and lines are blocks of their own', () => {
  expect(
    wordsIn(
      document(
        h(2, 'Heading'),
        p('One  line\nand another'),
        ul(li(p('Item')), li(p('Item'), ul(li(p('Inner'))))),
        table(row(th('Head')), row(td('Cell'))),
      ),
    ),
  ).toEqual(['Heading', 'One line', 'and another', 'Item', 'Item', 'Inner', 'Head', 'Cell']);
});

test('code, pictures, entries and addresses are one sign, a block of code is left out', () => {
  const placeholder = '\uFFFC';
  expect(
    wordsIn(
      document(p('Type ', words('npm  ci', 'code'), ' at https://example.com/a?b now.'), embedded('box')),
    ),
  ).toEqual([`Type ${placeholder} at ${placeholder} now.`, placeholder]);
  expect(wordsIn(markdown('Before\n\n```\nlet x = 1\n```\n\n> ![Plan](/a.png) after'))).toEqual([
    'Before',
    `${placeholder} after`,
  ]);
});

test('the words of links and of marks belong to the sentence', () => {
  expect(wordsIn(document(p('See ', hyperlink('/a', words('the ', 'italic'), 'board'), '.')))).toEqual([
    'See the board.',
  ]);
});

test('the checked words have no letters in bold type and in quotation marks, at the same positions', () => {
  const [block] = blocksIn(
    readTree(document(p('Select ', words('Save "it"', 'bold'), ' or “No. 2 😀”.'))).tree,
  );
  expect(block && ownWords(block)).toBe('Select ￼￼￼￼ "￼￼" or “￼￼. ￼ 😀”.');
  expect(block && ownWords(block).length).toBe(block?.words.length);
});

test('short texts are sentences only where sentences are expected', () => {
  const { space } = decoded([
    entry('kbCapability', 'cap', {
      title: 'Dispatch',
      shortDescription: 'All jobs.',
      metaDescription: 'Jobs.',
    }),
    entry('table', 'table', { name: 'Prices', data: [['A  cell', doc(p('Another'))]] }),
  ]);
  const blocks = ['cap', 'table'].flatMap((each) => {
    const found = space.entries.get(id(each));
    return found === undefined ? [] : blocksOf(found);
  });
  expect(blocks.map(({ words: text, field, isProse }) => [text, field.join('.'), isProse])).toEqual([
    ['Dispatch', 'title', false],
    ['All jobs.', 'shortDescription', true],
    ['Jobs.', 'metaDescription', false],
    ['Another', 'data.0.1', true],
    ['A cell', 'data.0.0', true],
  ]);
});

test('only the blocks of the fields that are asked for are read', () => {
  const { space } = decoded([
    entry('kbHowTo', 'add', {
      title: 'Add',
      url: 'add',
      introduction: doc(p('One.')),
      metaDescription: 'Two.',
    }),
  ]);
  const found = space.entries.get(id('add'));
  const wordsOf = (path: string) =>
    found && blocksOf(found, [{ path: [path] }]).map(({ words: text }) => text);
  expect(wordsOf('introduction')).toEqual(['One.']);
  expect(wordsOf('metaDescription')).toEqual(['Two.']);
  expect(wordsOf('url')).toEqual([]);
});
