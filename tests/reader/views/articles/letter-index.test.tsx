// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { speak } from '../../../../reader/messages/interface.ts';
import { LetterIndex } from '../../../../reader/views/articles/letter-index.tsx';
import type { NodeOf } from '../../../../schemas/bundle/node.ts';
import { render, wordsOf } from '../../render.tsx';

afterEach(() => speak('en-US'));

const term = (name: string): NodeOf<'kbTerm'> => ({
  id: name,
  type: 'kbTerm',
  anchor: name,
  fields: { term: name },
});

test.for<[string, string[], string[]]>([
  ['en-US', ['Zone', 'Éclair', '4x4', 'Ñu', 'Nut'], ['#', 'E', 'N', 'Z']],
  ['es-MX', ['Zona', 'Ñu', 'Oeste', 'Norte', 'Área'], ['A', 'N', 'Ñ', 'O', 'Z']],
  ['de', ['Zoll', 'Öl', 'Ort', 'Ähre'], ['A', 'O', 'Z']],
  ['ja', ['サ行', 'ア行', 'ガス', 'カード'], ['ア', 'カ', 'サ']],
])('in %s the letters are those of the language, in its order [ML-4]', async ([locale, terms, letters]) => {
  await speak(locale);
  expect(wordsOf(render(<LetterIndex terms={terms.map(term)} />), 'a')).toEqual(letters);
});
