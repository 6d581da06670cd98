import { expect, test, vi } from 'vitest';
import { notifyOfText } from '../../../../reader/services/help-center/notify-of-text.ts';

test('the text so far is reported in intervals, however fast its pieces arrive', () => {
  vi.useFakeTimers();
  const texts: string[] = [];
  const { add, stop } = notifyOfText((text) => texts.push(text));
  for (let piece = 0; piece < 100; piece += 1) {
    add(`${piece} `);
    vi.advanceTimersByTime(1);
  }
  expect(texts.map((text) => text.split(' ').at(-2))).toEqual(['49', '99']);
  add('more');
  stop();
  vi.advanceTimersByTime(1000);
  expect(texts).toHaveLength(2);
  vi.useRealTimers();
});
