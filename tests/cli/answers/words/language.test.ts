import { expect, test } from 'vitest';
import { languageOf } from '../../../../cli/answers/words/language.ts';
import { noStemmer } from '../../../../schemas/search/stemmer.ts';
import { english } from '../english.ts';

const words = (found: readonly { readonly word: string }[]) => found.map(({ word }) => word);

test('a question in English is without its function words, and its subject without words that say little', () => {
  expect(words(english.contentWords('How can I really refund it?'))).toEqual(['really', 'refund']);
  expect(words(english.subjectWords('How can I really refund it?'))).toEqual(['refund']);
});

test('no English list is applied to another language [ML-4]', () => {
  const german = languageOf('de', noStemmer);
  expect(words(german.subjectWords('Wie kann ich den Help Desk öffnen?'))).toEqual([
    'help',
    'desk',
    'offnen',
  ]);
  expect(german.synonyms).toEqual([]);
});
