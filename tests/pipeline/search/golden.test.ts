import { expect, test } from 'vitest';
import { measure } from '../../../cli/search/measure.ts';
import { wordsIn } from '../../../schemas/search/index/words.ts';
import { builtSample, goldenQueries } from './built-sample.ts';
import { misspell, randomBelow } from './misspell.ts';

const { ask, documents } = builtSample();

test('golden queries reach their articles [SR-10]', () => {
  expect(goldenQueries.length).toBeGreaterThanOrEqual(70);
  const found = goldenQueries.map(({ query }) => ask(query).map((each) => ({ ...each, title: '' })));
  const { recall, mrr } = measure(
    goldenQueries.map(({ query, expected }) => ({ query, expected: [...expected] })),
    found,
  );
  expect(recall).toBeGreaterThanOrEqual(0.95);
  expect(mrr).toBeGreaterThanOrEqual(0.85);
});

test(
  'every document is found first, or beside one with the same title, by its title',
  { timeout: 60_000 },
  () => {
    for (const { id, title } of documents) {
      const alike = new Set(documents.filter((each) => each.title === title).map((each) => each.id));
      const first = ask(title).slice(0, alike.size);
      expect([title, first.map((each) => each.id)]).toEqual([title, expect.arrayContaining([id])]);
    }
  },
);

/** Every word of a title that may be misspelled. */
function misspelledTitles(): { id: string; title: string; slip: string; inTitle: string }[] {
  const below = randomBelow();
  return documents.flatMap(({ id, title }) =>
    wordsIn(title)
      .filter(({ word }) => word.length >= 4 && /^[a-z]+$/u.test(word))
      .map(({ word, start, end }) => {
        const slip = misspell(word, below);
        return { id, title, slip, inTitle: title.slice(0, start) + slip + title.slice(end) };
      }),
  );
}

test(
  'nine in ten titles with one misspelled word are among the first five [SR-10]',
  { timeout: 60_000 },
  () => {
    const slips = misspelledTitles();
    expect(slips.length).toBeGreaterThan(500);
    const reached = slips.filter(({ id, inTitle }) => ask(inTitle, 5).some((each) => each.id === id));
    expect(reached.length / slips.length).toBeGreaterThanOrEqual(0.9);
  },
);

test(
  'nine in ten misspelled words alone find the article whose title has the word [SR-10]',
  { timeout: 60_000 },
  () => {
    const slips = misspelledTitles();
    const reached = slips.filter(({ id, slip }) => ask(slip, 1000).some((each) => each.id === id));
    expect(reached.length / slips.length).toBeGreaterThanOrEqual(0.9);
  },
);
