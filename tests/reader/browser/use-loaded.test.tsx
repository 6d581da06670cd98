// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { useLoaded } from '../../../reader/browser/use-loaded.ts';

beforeEach(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true));

test('a part comes when it is wanted', async () => {
  const { show, words, calls } = page();
  await show(false);
  expect(words()).toBe('');
  await show(true);
  expect(words()).toBe('the part');
  await show(false);
  expect(words()).toBe('');
  expect(calls()).toBe(1);
});

test.each(['click', 'online'])('a part that did not come is loaded again with a %s', async (chance) => {
  const { show, words, calls } = page(2);
  await show(true);
  const press = () => act(async () => void window.dispatchEvent(new Event(chance)));
  await press();
  expect([words(), calls()]).toEqual(['', 2]);
  await press();
  expect([words(), calls()]).toEqual(['the part', 3]);
  await press();
  expect(calls()).toBe(3);
});

test('a part that is no longer wanted is not loaded again', async () => {
  const { show, calls } = page(1);
  await show(true);
  await show(false);
  window.dispatchEvent(new Event('click'));
  expect(calls()).toBe(1);
});

/** Shows a part that does not come the first few times. */
function page(failures = 0) {
  let calls = 0;
  const load = async () => {
    calls += 1;
    if (calls <= failures) throw new Error('the part did not come');
    return { text: 'the part' };
  };
  const Shown = ({ isWanted }: { isWanted: boolean }): ReactNode => useLoaded(load, isWanted)?.text;
  const place = document.createElement('div');
  const root = createRoot(place);
  return {
    show: (isWanted: boolean) => act(async () => root.render(<Shown isWanted={isWanted} />)),
    words: () => place.textContent,
    calls: () => calls,
  };
}
