import { expect, test } from 'vitest';
import { entry, findingsOf, text } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const term = (id: string, words: string) =>
  entry('kbTerm', id, { term: words, definition: text('A visit.') });
const glossary = (id: string, ...terms: string[]) =>
  entry('kbGlossary', id, { title: `Glossary ${id}`, terms: terms.map((each) => entryLink(each)) });

test('the second entry of a term is a warning', () => {
  expect(findingsOf([glossary('words', 'b', 'a'), term('a', 'Work order'), term('b', 'Work order')])).toEqual(
    [
      {
        rule: 'glossary/duplicate-term',
        entry: 'a',
        field: 'term',
        message: 'The glossary explains "Work order" twice: the entry b explains it before this one.',
      },
    ],
  );
});

test.each(['work order', ' Work  Order ', 'WORK\u00a0ORDER'])('%j is the same term', (words) => {
  const found = findingsOf([glossary('words', 'a', 'b'), term('a', 'Work order'), term('b', words)]);
  expect(found.map(({ rule, entry: id }) => [rule, id])).toEqual([['glossary/duplicate-term', 'b']]);
});

test('composed and decomposed letters are the same', () => {
  const found = findingsOf([glossary('words', 'a', 'b'), term('a', 'Caf\u00e9'), term('b', 'Cafe\u0301')]);
  expect(found.map(({ rule }) => rule)).toEqual(['glossary/duplicate-term']);
});

test('other terms, and the same one in another glossary, are no findings', () => {
  const [a, b] = [term('a', 'Work order'), term('b', 'Work orders')];
  expect(findingsOf([glossary('words', 'a', 'b'), a, b])).toEqual([]);
  expect(findingsOf([glossary('one', 'a'), glossary('two', 'b'), a, term('b', 'Work order')])).toEqual([]);
});

test.each(['__proto__', 'constructor'])('the term %j is one like any other', (words) => {
  expect(findingsOf([glossary('words', 'a'), term('a', words)])).toEqual([]);
  const found = findingsOf([glossary('words', 'a', 'b'), term('a', words), term('b', words)]);
  expect(found.map(({ rule }) => rule)).toEqual(['glossary/duplicate-term']);
});
