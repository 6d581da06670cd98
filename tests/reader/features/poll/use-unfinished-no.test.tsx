// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hasAnswered } from '../../../../reader/features/poll/answered-articles.ts';
import { PollCard } from '../../../../reader/features/poll/poll-card.tsx';
import { asking } from '../../../../reader/features/poll/poll-state.ts';
import type { ArticleFeedback } from '../../../../reader/services/analytics/feedback-event.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  return () => vi.unstubAllGlobals();
});

/** The poll of an article, what has been events of it, and what a reader does. */
async function poll() {
  const events: ArticleFeedback[] = [];
  const page = document.body.appendChild(document.createElement('div'));
  const root: Root = createRoot(page);
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
  });
  const card = (
    <PollCard articleId="a" isReady start={asking} onAnswer={(answer) => void events.push(answer)} />
  );
  await act(async () => root.render(card));
  const press = async (name: string) => {
    const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    await act(async () => button?.click());
    await act(async () => vi.dynamicImportSettled());
  };
  return {
    events,
    press,
    tick: () => act(async () => page.querySelector<HTMLElement>('input[type=checkbox]')?.click()),
    hide: () => act(async () => void document.dispatchEvent(new Event('visibilitychange'))),
    close: () => act(async () => void window.dispatchEvent(new Event('pagehide'))),
    leave: () => act(async () => root.unmount()),
  };
}

const hidden = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
const plainNo = { helpful: false, couldntFind: false, didntWork: false, unclear: false, comment: '' };

test('a No counts when the page goes out of sight without a reason, once [AP-1] [AP-2]', async () => {
  hidden();
  const { events, press, tick, hide, close, leave } = await poll();
  await press('No');
  await tick();
  expect(events).toEqual([]);
  await hide();
  await close();
  await hide();
  await leave();
  expect(events).toEqual([plainNo]);
  expect(hasAnswered('a')).toBe(true);
});

test('a No counts when another page opens [AP-1]', async () => {
  const { events, press, leave } = await poll();
  await press('No');
  await leave();
  expect(events).toEqual([plainNo]);
});

test('a No that was undone, answered or never pressed sends nothing when a reader leaves [AP-1]', async () => {
  hidden();
  for (const presses of [[], ['No', 'Go back'], ['Yes'], ['No', 'Submit']]) {
    const { events, press, hide, leave } = await poll();
    for (const name of presses) await press(name);
    const before = events.length;
    await hide();
    await leave();
    expect([presses, events.slice(before)]).toEqual([presses, []]);
  }
});

test('a reader who returns adds a reason to the No that was sent; without a reason nothing is sent', async () => {
  hidden();
  const first = await poll();
  await first.press('No');
  await first.hide();
  await first.press('Submit');
  expect(first.events).toEqual([plainNo]);
  const second = await poll();
  await second.press('No');
  await second.hide();
  await second.tick();
  await second.press('Submit');
  expect(second.events).toEqual([plainNo, { ...plainNo, couldntFind: true }]);
});
