import { expect, test } from 'vitest';
import { isUnparsed, parseLazily, mayMention } from '../../../pipeline/decode/lazy-document.ts';

function lazyDocument() {
  const asked: string[] = [];
  const document = { nodeType: 'document', content: undefined as unknown, data: {} };
  parseLazily(document, {
    parse() {
      asked.push('parse');
      return [1];
    },
    mayMention: (word) => word === 'here',
  });
  return { document, asked };
}

test('a document is parsed once, on the first access to its content', () => {
  const { document, asked } = lazyDocument();
  expect([isUnparsed(document), asked]).toEqual([true, []]);
  const { content } = document;
  expect([content, document.content === content, asked, isUnparsed(document)]).toEqual([
    [1],
    true,
    ['parse'],
    false,
  ]);
});

test('it behaves like a parsed document', () => {
  expect(JSON.stringify(lazyDocument().document)).toBe('{"nodeType":"document","content":[1],"data":{}}');
  expect(Object.keys(lazyDocument().document)).toEqual(['nodeType', 'content', 'data']);
  expect({ ...lazyDocument().document }).toEqual({ nodeType: 'document', content: [1], data: {} });
});

test('whether it may mention a word is known without parsing it', () => {
  const { document, asked } = lazyDocument();
  expect([mayMention(document, 'here'), mayMention(document, 'elsewhere'), asked]).toEqual([true, false, []]);
  expect(mayMention({ content: [] }, 'elsewhere')).toBe(true);
});
