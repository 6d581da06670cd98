// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { giveBackPlace, keepPlace } from '../../../reader/preview/overlay/kept-place.ts';

beforeEach(() => {
  // jsdom has neither a layout nor kinds of navigations
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Navigation()]);
  keepPlace();
});

class Navigation {
  readonly type = 'reload';
  toJSON() {}
  readonly duration = 0;
  readonly entryType = 'navigation';
  readonly name = '';
  readonly startTime = 0;
}

const part = (word: string) => `<details><summary>More</summary><button>${word}</button></details>`;

test('after an edit the focus is where it was, in a part that is open again', () => {
  document.body.innerHTML = `<main>${part('Before')}</main>`;
  document.querySelector('details')!.open = true;
  document.querySelector('button')!.focus();
  dispatchEvent(new Event('pagehide'));

  document.body.innerHTML = `<main>${part('After')}</main>`;
  const button = document.querySelector('button')!;
  const wasOpen: boolean[] = [];
  button.addEventListener('focus', () => wasOpen.push(button.closest('details')!.open));
  giveBackPlace();
  expect(document.activeElement).toBe(button);
  expect(wasOpen, 'a part that is closed takes no focus in a browser').toEqual([true]);

  button.blur();
  giveBackPlace();
  expect(document.activeElement, 'once').toBe(document.body);
});

test('a reader who has moved on keeps the focus', () => {
  document.body.innerHTML = '<input><button>Save</button>';
  document.querySelector('button')!.focus();
  dispatchEvent(new Event('pagehide'));
  document.querySelector('input')!.focus();
  giveBackPlace();
  expect(document.activeElement).toBe(document.querySelector('input'));
});
