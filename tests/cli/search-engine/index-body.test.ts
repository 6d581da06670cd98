import { expect, test } from 'vitest';
import { indexBody } from '../../../cli/search-engine/index-body.ts';

test('synonyms may have the marks of a rule, and function words are those of the language [SV-3]', () => {
  const { filter } = indexBody({ language: 'de', synonyms: [['a, b => c', 'estimate']] }).settings.analysis;
  expect(filter).toMatchObject({
    synonyms: { synonyms: [String.raw`a\, b \=\> c, estimate`] },
    functionWords: { stopwords: expect.arrayContaining(['der', 'fur']) },
    stems: { language: 'german' },
  });
});

test('a language without a stemmer is searched by its words as they are [SV-3]', () => {
  const { filter, analyzer } = indexBody({ language: 'ja', synonyms: [] }).settings.analysis;
  expect(filter).not.toHaveProperty('stems');
  expect(analyzer.stems).toEqual(analyzer.words);
});
