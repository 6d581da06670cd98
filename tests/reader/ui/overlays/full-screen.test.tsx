// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FullScreen } from '../../../../reader/ui/overlays/full-screen.tsx';
import { dialogCloseDelayMs } from '../../../../schemas/spec/interface/overlays.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has neither
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  return () => vi.useRealTimers();
});

function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
}

function Part() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        See all
      </button>
      <FullScreen title="Filters" isOpen={isOpen} onClose={() => setOpen(false)}>
        {() => (
          <>
            <a href="#a">A link</a>
            <button type="button" onClick={() => setOpen(false)}>
              Apply
            </button>
          </>
        )}
      </FullScreen>
    </>
  );
}

async function open() {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
  });
  await act(async () => root.render(<Part />));
  const press = (words: string) =>
    act(() => {
      [...page.querySelectorAll('a, button')]
        .find((each) => [each.textContent, each.getAttribute('aria-label')].includes(words))
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
  const dialog = page.querySelector('dialog');
  if (dialog === null) throw new Error('there is a dialog');
  press('See all');
  expect(dialog.open).toBe(true);
  return { dialog, press };
}

test.each(['A link', 'Apply', 'Close'])(
  '%s closes a full screen after 1 ms, and it opens again [LY-8]',
  async (words) => {
    const { dialog, press } = await open();
    press(words);
    expect(dialog.open).toBe(true);
    await act(async () => vi.advanceTimersByTime(dialogCloseDelayMs));
    expect(dialog.open).toBe(false);
    await act(async () => vi.runAllTimers());
    press('See all');
    expect(dialog.open).toBe(true);
  },
);

test('Escape closes it after 1 ms, and a press on it does not [LY-8]', async () => {
  const { dialog } = await open();
  act(() => void dialog.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await act(async () => vi.advanceTimersByTime(100));
  expect(dialog.open).toBe(true);
  act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(dialog.open).toBe(true);
  await act(async () => vi.advanceTimersByTime(dialogCloseDelayMs));
  expect(dialog.open).toBe(false);
});

const opener = () => [...document.querySelectorAll('button')].find((each) => each.textContent === 'See all');

test('where the browser leaves the focus nowhere, it returns to what opened the screen [LY-8]', async () => {
  const { dialog, press } = await open();
  for (const isLost of [true, false]) {
    press('Apply');
    await act(async () => vi.advanceTimersByTime(dialogCloseDelayMs));
    opener()?.focus();
    press('See all');
    expect(dialog.open).toBe(true);
    opener()?.blur();
    if (!isLost) dialog.addEventListener('close', () => dialog.querySelector('button')?.focus());
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    await act(async () => vi.advanceTimersByTime(dialogCloseDelayMs));
    expect(document.activeElement === opener()).toBe(isLost);
  }
});
