import fc from '../../../fast-check.ts';
import { expect, test, vi } from 'vitest';
import { parseItems } from '../../../../cli/input/json/parse-items.ts';
import { parseJson } from '../../../../cli/input/json/parse-json.ts';
import { isUnparsed, mayMention } from '../../../../pipeline/decode/lazy-document.ts';

vi.setConfig({ testTimeout: 120_000 });

const read = (text: string): unknown => parseItems(Buffer.from(text), 'it').value;

const readLeavingTexts = (text: string): unknown =>
  parseItems(Buffer.from(text), 'it', { isLazy: true }).value;

/** Strings that look like what is around them. */
const word = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('"', '\\', '\\"', '}],', '{"a":[', ':', '😀', 'é', '__proto__', 'entries', 'assets', ''),
);

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    word,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(null, true, false, 0),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(word, tie('value')), { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs)),
  ),
}));

/** Objects of lists, in which a key may stand twice. */
const exported = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom('entries', 'assets'), word), fc.oneof(fc.array(value), value)), {
    maxLength: 4,
  })
  .map((pairs) => pairs.map((pair) => pair.map((each) => JSON.stringify(each)).join(':')))
  .map((members) => `{${members.join(',')}}`);

/** Lists of entries with texts, and with what only looks like one. */
const withTexts = fc
  .array(
    fc.dictionary(
      fc.constantFrom('fields', 'sys', 'field\\"fields'),
      fc.oneof(
        value,
        fc.dictionary(
          word,
          fc.oneof(
            value,
            fc.dictionary(
              word,
              fc.oneof(
                value,
                fc.dictionary(
                  fc.constantFrom('content', 'x"content', 'data'),
                  fc.oneof(fc.array(value, { maxLength: 3 }), value),
                ),
                fc.tuple(fc.constant('content'), fc.array(value)),
              ),
            ),
          ),
        ),
      ),
    ),
    { maxLength: 3 },
  )
  .map((entries) => JSON.stringify({ entries }));

/** A text as other programs may write it: with any blanks, and escapes that need not be. */
const text = fc
  .tuple(
    fc.oneof(
      exported,
      withTexts,
      value.map((each) => JSON.stringify(each)),
    ),
    fc.array(fc.constantFrom('', ' ', '\n', '\r\n', '\r', '\t  '), { minLength: 1, maxLength: 6 }),
  )
  .map(([compact, blanks]) => withBlanks(compact, blanks));

/** Blanks around every sign that stands outside of a string; of some strings the first letter is escaped. */
function withBlanks(compact: string, blanks: readonly string[]): string {
  let turn = 0;
  const blank = () => blanks[(turn += 1) % blanks.length] ?? '';
  return compact.replaceAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/gsu, (token) => {
    const escaped =
      turn % 3 === 0
        ? token.replace(/^"([a-z])/u, (_, letter: string) => `"\\u00${letter.charCodeAt(0).toString(16)}`)
        : token;
    return `${blank()}${escaped}${blank()}`;
  });
}

test('whatever a text holds, it gives what JSON.parse gives', () => {
  fc.assert(
    fc.property(text, (each) => {
      expect(read(each)).toStrictEqual(JSON.parse(each));
      expect(readLeavingTexts(each)).toStrictEqual(JSON.parse(each));
    }),
    { numRuns: 60 },
  );
});

/** One edit anywhere: something left out, put in, or everything behind it cut off. */
const edit = fc.tuple(
  fc.nat(),
  fc.constantFrom('', '{', '}', '[', ']', ',', ':', '"', '\\', 'x', '\n', '😀', undefined),
);

function brokenBy(whole: string, [place, put]: readonly [number, string | undefined]): string {
  const at = place % (whole.length + 1);
  const edited =
    put === undefined
      ? whole.slice(0, at)
      : whole.slice(0, at) + put + whole.slice(at + (put === '' ? 1 : 0));
  return edited.toWellFormed();
}

/** What a call gives, or the sentence that it ends with. */
function outcomeOf(call: () => unknown): unknown {
  try {
    return { value: call() };
  } catch (error) {
    return String(error);
  }
}

test('wherever a text is broken, it says what is said of the text as a whole', () => {
  const edits = fc.array(edit, { minLength: 10, maxLength: 10 }); // to make a text takes longer than to read it
  fc.assert(
    fc.property(text, edits, (whole, each) => {
      for (const one of each) {
        const broken = brokenBy(whole, one);
        const outcome = outcomeOf(() => parseJson(broken, 'it'));
        expect(outcomeOf(() => read(broken))).toStrictEqual(outcome);
        expect(outcomeOf(() => readLeavingTexts(broken))).toStrictEqual(outcome);
      }
    }),
    { numRuns: 30 },
  );
});

const inFields = (blocks: unknown) => ({ 'en-US': { nodeType: 'document', content: blocks } });

test('the texts of entries are left where they are to be: what is around them is parsed', () => {
  const fields = { body: inFields(['a "word"']), more: inFields(['\u0001']), odd: inFields({}) };
  const { entries } = readLeavingTexts(JSON.stringify({ entries: [{ fields }] })) as {
    readonly entries: readonly { readonly fields: typeof fields }[];
  };
  const [entry] = entries;
  const documents = Object.values(entry?.fields ?? {}).map((values) => values['en-US']);
  expect(documents.map(isUnparsed)).toEqual([true, true, false]);
  // a letter that is written as an escape may be any
  expect(documents.map((each) => mayMention(each, 'sword'))).toEqual([false, true, true]);
  expect(entry).toEqual({ fields });
});

test('of lists with one key the last is the value, and all are read', () => {
  expect(read('{"entries":[{"a":1},{"b":1}],"entries":[7]}')).toEqual({ entries: [7] });
  expect(read('{"entries":[{"a":1}],"entries":{"a":[{}]}}')).toEqual({ entries: { a: [{}] } });
  expect(() => read('{"entries":[{"a":}],"entries":[]}')).toThrow('line 1, column 18, "}" cannot stand here');
});

test('columns are counted from the start of the text, in the units of strings', () => {
  const bytes = Buffer.from('\ufeff{"entries":[{"a":"é😀"},{"b"}]}');
  expect(() => parseItems(bytes, 'it', { from: 3 })).toThrow(
    'it is not JSON: at line 1, column 29, "}" cannot stand here',
  );
});
