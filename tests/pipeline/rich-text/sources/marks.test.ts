import fc from '../../../fast-check.ts';
import { expect, test } from 'vitest';
import { foldMarks, type MarkedText, readMarks } from '../../../../pipeline/rich-text/sources/marks.ts';
import { words } from '../../documents.ts';
import { markup, textsOf } from '../../markup.ts';

const marked = (value: string, ...marks: readonly string[]): MarkedText =>
  readMarks(words(value, ...marks), '', []);
const fold = (...line: readonly MarkedText[]): string => markup({ children: foldMarks(line) });

test('neighbours with the same marks share one element', () => {
  expect(fold(marked('a', 'bold'), marked('b', 'bold'), marked('c'))).toBe('<strong>ab</strong>c');
});

test('neighbours that share only the outer mark share that', () => {
  expect(fold(marked('a', 'bold'), marked('b', 'italic', 'bold'), marked('c', 'italic'))).toBe(
    '<strong>a<em>b</em></strong><em>c</em>',
  );
});

test('marks stand in one order, code the innermost, whatever order they were set in', () => {
  const all = ['code', 'subscript', 'superscript', 'strikethrough', 'underline', 'italic', 'bold'];
  const expected = '<strong><em><u><s><sup><sub><code>a</code></sub></sup></s></u></em></strong>';
  expect(fold(marked('a', ...all))).toBe(expected);
  expect(fold(marked('a', ...all.toReversed()))).toBe(expected);
});

test('a mark that is set twice counts once', () => {
  expect(fold(marked('a', 'bold', 'bold'))).toBe('<strong>a</strong>');
});

const texts = fc.array(
  fc.tuple(fc.string({ maxLength: 4 }), fc.subarray(['bold', 'italic', 'code', 'underline'])),
);

test('no word is lost and no order changed, whatever the marks', () => {
  fc.assert(
    fc.property(texts, (line) => {
      const folded = foldMarks(line.map(([value, marks]) => marked(value, ...marks)));
      const written = line.map(([value]) => value).join('');
      expect(textsOf({ children: folded }).join('')).toBe(written.replace(/[\r\n]/gu, ''));
    }),
  );
});
