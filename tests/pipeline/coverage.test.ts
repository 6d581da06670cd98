import { expect, test } from 'vitest';
import { coverageOf, percentOf } from '../../pipeline/coverage.ts';
import { inputsByLocale } from '../../pipeline/translations.ts';
import { entry, howTo, text } from './builders.ts';
import { entryLink, exportOf, type RawEntry, settings } from './documents.ts';
import { inThreeLocales, locked } from './locked.ts';
import { threeLocales, translated } from './translated.ts';

const coverageIn = (entries: readonly RawEntry[]) =>
  coverageOf(
    inputsByLocale({
      exported: exportOf(entries, { locales: threeLocales }),
      config: settings({ locales: ['en-US', 'es-MX'] }),
    }),
  );

const noneOutdated = { outdatedPages: 0, outdatedWords: 0 };

const section = entry('kbHowToSection', 'skills', {
  heading: 'Set skills',
  content: text('Choose some skills.'),
});
const add = translated(
  howTo('add', 'Add people', {
    introduction: text('A profile first.'),
    howToSections: [entryLink('skills')],
  }),
  { 'es-MX': { title: 'Agregar personas', introduction: text('Primero, un perfil.') } },
);

test('the words of the source that have a translation are counted, by content type [ML-5]', () => {
  const half = translated(section, { 'es-MX': { heading: 'Defina aptitudes' } });
  expect(coverageIn([add, half, howTo('other', 'Other page')])).toEqual({
    source: 'en-US',
    hasLock: false,
    locales: [
      {
        locale: 'es-MX',
        pages: 2,
        translatedPages: 1,
        words: 12,
        translatedWords: 7,
        ...noneOutdated,
        types: [
          { type: 'How-to', pages: 2, translatedPages: 1, words: 7, translatedWords: 5, ...noneOutdated },
          {
            type: 'How-to section',
            pages: 0,
            translatedPages: 0,
            words: 5,
            translatedWords: 2,
            ...noneOutdated,
          },
        ],
      },
    ],
  });
});

const withHeading = (heading: string) =>
  translated(entry('kbHowToSection', 'skills', { heading, content: text('Choose some skills.') }), {
    'es-MX': { heading: 'Defina aptitudes' },
  });

test('outdated words are translated ones that do not count, and so are the pages that show them', () => {
  const lock = locked([add, withHeading('Set skills')]);
  const { hasLock, locales } = coverageOf(
    inputsByLocale(inThreeLocales([add, withHeading('Set all skills')], lock)),
  );
  const [spanish] = locales;
  expect([hasLock, spanish && percentOf(spanish)]).toEqual([true, 45.4]);
  expect(spanish).toMatchObject({ words: 11, translatedWords: 8, outdatedPages: 1, outdatedWords: 3 });
  expect(spanish?.types).toMatchObject([
    { type: 'How-to section', outdatedPages: 0, outdatedWords: 3 },
    { type: 'How-to', outdatedPages: 1, outdatedWords: 0 },
  ]);
});

test('what no page shows does not count', () => {
  const { locales } = coverageIn([add, section, entry('kbHowToSection', 'loose', { heading: 'On no page' })]);
  expect(locales.map(({ words }) => words)).toEqual([10]);
});

test('a percentage is rounded down, so that 100 means all', () => {
  const tally = { pages: 0, translatedPages: 0, words: 100_000, translatedWords: 99_999, ...noneOutdated };
  expect(percentOf(tally)).toBe(99.9);
  expect(percentOf({ ...tally, translatedWords: 100_000 })).toBe(100);
});
