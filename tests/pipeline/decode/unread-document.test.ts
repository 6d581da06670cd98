import { expect, test } from 'vitest';
import { isUnread, leaveUnread, mayMention } from '../../../pipeline/decode/unread-document.ts';

function unreadDocument() {
  const asked: string[] = [];
  const document = { nodeType: 'document', content: undefined as unknown, data: {} };
  leaveUnread(document, {
    read() {
      asked.push('read');
      return [1];
    },
    mayMention: (word) => word === 'here',
  });
  return { document, asked };
}

test('a document is read when its content is asked for, and once', () => {
  const { document, asked } = unreadDocument();
  expect([isUnread(document), asked]).toEqual([true, []]);
  const { content } = document;
  expect([content, document.content === content, asked, isUnread(document)]).toEqual([
    [1],
    true,
    ['read'],
    false,
  ]);
});

test('it looks as if it had been read', () => {
  expect(JSON.stringify(unreadDocument().document)).toBe('{"nodeType":"document","content":[1],"data":{}}');
  expect(Object.keys(unreadDocument().document)).toEqual(['nodeType', 'content', 'data']);
  expect({ ...unreadDocument().document }).toEqual({ nodeType: 'document', content: [1], data: {} });
});

test('what it may mention is told without reading it', () => {
  const { document, asked } = unreadDocument();
  expect([mayMention(document, 'here'), mayMention(document, 'elsewhere'), asked]).toEqual([true, false, []]);
  expect(mayMention({ content: [] }, 'elsewhere')).toBe(true);
});
