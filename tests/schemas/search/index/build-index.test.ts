import fc from '../../../fast-check.ts';
import { expect, test } from 'vitest';
import { buildSearchIndex, KnownTerms } from '../../../../schemas/search/index/build-index.ts';
import type { SearchDocument } from '../../../../schemas/search/index/search-index.ts';

const words = fc
  .array(fc.constantFrom('van', 'vans', 'Fuse', "driver's", 'Öl', '車検', '4x4'), { maxLength: 5 })
  .map((chosen) => chosen.join(' '));

test('scripts without spaces have their pairs and longer words, and the index names its language [ML-4]', () => {
  const page = {
    id: 'a',
    title: 'パスワード',
    headings: '',
    text: '',
    url: '/a',
    abstract: '',
    source: 'one',
  };
  const { language, terms } = buildSearchIndex([page], { language: 'ja' });
  expect([language, terms]).toEqual(['ja', 'スワ パス パスワード ワー ード']);
  expect(buildSearchIndex([page], { language: 'en' })).not.toHaveProperty('language');
});

const document: fc.Arbitrary<SearchDocument> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  title: words,
  headings: words,
  text: words,
  url: fc.constant('/page'),
  type: fc.constant('kbHowTo'),
  abstract: fc.constant(''),
  source: fc.constantFrom('one', 'two'),
});

test('an index out of what earlier ones have read is that of a build from nothing [PL-4]', () => {
  fc.assert(
    fc.property(fc.array(document, { minLength: 1 }), fc.array(fc.array(fc.nat())), (documents, choices) => {
      const known = new KnownTerms();
      for (const choice of choices) {
        const some = choice.flatMap((number) => documents[number % documents.length] ?? []);
        expect(buildSearchIndex(some, { known })).toEqual(buildSearchIndex(some));
      }
    }),
  );
});
