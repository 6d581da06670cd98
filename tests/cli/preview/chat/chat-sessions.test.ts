import { expect, test } from 'vitest';
import { chatSessions } from '../../../../cli/preview/chat/chat-sessions.ts';

test('of too many sessions those go that were unused the longest', () => {
  const sessions = chatSessions(() => 0);
  const [first, second] = [sessions.open(null, {}), sessions.open(null, {})];
  for (let count = 2; count < 2000; count += 1) sessions.open(null, {});
  sessions.change(first, () => ({ questions: 1 }));
  sessions.open(null, {});
  expect(sessions.find(second.id, null)).toBeUndefined();
  expect(sessions.find(first.id, null)).toMatchObject({ questions: 1 });
});

test('what is changed is what a session is at that moment', () => {
  const sessions = chatSessions(() => 0);
  const session = sessions.open('ana', { category: 'Sales' });
  for (const _ of [1, 2]) sessions.change(session, ({ questions }) => ({ questions: questions + 1 }));
  expect(sessions.find(session.id, 'ana')).toMatchObject({ questions: 2, category: 'Sales' });
  sessions.forget(session);
  sessions.change(session, () => ({ questions: 9 }));
  expect(sessions.find(session.id, 'ana')).toBeUndefined();
});
