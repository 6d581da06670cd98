import { describe, expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf, howTo } from '../../builders.ts';
import { built, doc, embedded, entryLink, p, type RawEntry } from '../../documents.ts';

const limited = (items: readonly RawEntry[]) =>
  findingsOf(items).filter(({ rule }) => rule === 'refs/page-limit');

const snippet = (id: string, ...shows: readonly string[]) =>
  entry('contentSnippet', id, { name: `Snippet ${id}`, content: doc(p('Words.'), ...shows.map(embedded)) });

/** Snippets `s0`, `s1` ... of which each shows the next. */
const row = (length: number): RawEntry[] =>
  Array.from({ length }, (_, n) => snippet(`s${n}`, ...(n + 1 < length ? [`s${n + 1}`] : [])));

/** Each shows the next one twice: a page of 2 to the power of `levels`. */
const doubling = (levels: number): RawEntry[] =>
  Array.from({ length: levels }, (_, n) =>
    snippet(`s${n}`, ...(n + 1 < levels ? [`s${n + 1}`, `s${n + 1}`] : [])),
  );

test('a glossary of any size is published whole [AR-9]', () => {
  const ids = Array.from({ length: 5100 }, (_, n) => `t${n}`);
  const terms = ids.map((id) => entry('kbTerm', id, { term: 'Job', definition: doc(p(`Of ${id}.`)) }));
  const glossary = entry('kbGlossary', 'words', { title: 'Words', url: 'words', terms: ids.map(entryLink) });
  const build = built([glossary, ...terms]);
  expect(build.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(build.article('words').node.fields).toMatchObject({ terms: { length: 5100 } });
  expect(build.article('words').contents).toHaveLength(5100);
});

describe('parts within parts', () => {
  const page = howTo('dispatch', 'Dispatch', { introduction: doc(embedded('s0')) });

  test('fifty levels deep are shown', () => {
    expect(limited([page, ...row(49)])).toEqual([]);
  });

  test('beyond that the first that is left out is named, with the entry that asks for it', () => {
    expect(limited([page, ...row(80)])).toEqual([
      {
        rule: 'refs/page-limit',
        entry: 'dispatch',
        message:
          'The part "Snippet s49" (entry s49) in "Snippet s48" is left out: a page shows parts within parts 50 levels deep.',
      },
    ]);
  });

  test('and so on cards, which are no page', () => {
    const card = entry('kbHighlight', 'card', { title: 'Dispatch', description: doc(embedded('s0')) });
    expect(limited([card, ...row(80)]).map(({ entry: at }) => at)).toEqual(['card']);
  });
});

test('parts that are shown again and again are left out in the end, and counted', () => {
  const page = howTo('dispatch', 'Dispatch', { introduction: doc(embedded('s0')) });
  expect(limited([page, ...doubling(12)])).toEqual([]);
  const [found, ...others] = limited([page, ...doubling(40)]);
  expect(others).toEqual([]);
  expect(found?.message).toMatch(
    /^The part "Snippet s\d+" \(entry s\d+\) and [\d,]+ more are left out: the page repeats parts more than 10,000 times\.$/u,
  );
});

test('the finding is an error: nothing is published without the parts unless somebody allows it', () => {
  const page = howTo('dispatch', 'Dispatch', { introduction: doc(embedded('s0')) });
  const found = diagnosticsOf([page, ...row(80)]).find(({ rule }) => rule === 'refs/page-limit');
  expect(found?.severity).toBe('error');
});
