// @vitest-environment jsdom
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useInteraction } from '../../../../reader/features/case-close/use-interaction.ts';
import { mounted } from '../../mounted.tsx';

const onInteraction = vi.fn<() => void>();

function Question() {
  const own = useRef<HTMLDivElement>(null);
  useInteraction(own, { isActive: true, onInteraction });
  return (
    <>
      <p id="text">The article</p>
      <div ref={own}>
        <button id="own">Yes</button>
      </div>
    </>
  );
}

afterEach(() => {
  onInteraction.mockClear();
  vi.unstubAllGlobals();
});

async function happens(event: Event, id = 'text') {
  const { page, unmount } = await mounted(<Question />);
  page.querySelector(`#${id}`)?.dispatchEvent(event);
  const times = onInteraction.mock.calls.length;
  await unmount();
  return times;
}

const key = (name: string, init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, ...init });
const pointer = (type: string) => new MouseEvent(type, { bubbles: true });

test.each([
  ['a finished press', pointer('click')],
  ['a letter', key('x')],
  ['Enter', key('Enter')],
  ['Backspace', key('Backspace')],
  ['Delete', key('Delete')],
  ['Escape', key('Escape')],
])('%s beside the question closes it [DF-1]', async (_what, event) => {
  expect(await happens(event)).toBe(1);
});

test.each([
  ['a pointer that moves', pointer('pointermove')],
  ['a mouse that moves', pointer('mousemove')],
  ['a pointer over the text', pointer('pointerover')],
  ['a wheel', new WheelEvent('wheel', { deltaY: 100, bubbles: true })],
  ['scrolling', new Event('scroll', { bubbles: true })],
  ['a finger that scrolls', pointer('touchmove')],
  ['a press that is not finished', pointer('pointerdown')],
  ['Tab', key('Tab')],
  ['an arrow', key('ArrowDown')],
  ['the space bar', key(' ')],
  ['PageDown', key('PageDown')],
  ['a modifier by itself', key('Shift')],
  ['a command of the browser', key('f', { ctrlKey: true })],
])('%s is reading on, and leaves the question open [DF-1]', async (_what, event) => {
  expect(await happens(event)).toBe(0);
});

test('actions in the question leave it open, except Escape [DF-1]', async () => {
  expect(await happens(pointer('click'), 'own')).toBe(0);
  expect(await happens(key('Enter'), 'own')).toBe(0);
  expect(await happens(key('Escape'), 'own')).toBe(1);
});
