// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createToastStore } from '../../../../reader/ui/toasts/create-toast-store.ts';
import type { NewToast } from '../../../../reader/ui/toasts/toast.ts';
import { Toaster, type ToasterProps } from '../../../../reader/ui/toasts/toaster.tsx';

const info = (id: string, parts: Partial<NewToast> = {}) =>
  ({ id, status: 'info', title: `Toast ${id}`, ...parts }) as NewToast; // parts of one toast fit together

/** What jsdom does not have. */
class NoResizeObserver {
  observe = () => {};
  disconnect = () => {};
}

/** A page with a toaster, in a browser whose clock stands still. */
async function showToaster(props: Partial<ToasterProps> = {}) {
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
  const report = vi.fn<(fault: string) => void>();
  const store = createToastStore(report);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<main tabindex="-1"><button>Before</button><input></main><div></div>';
  const root = createRoot(page.querySelector('div') ?? page);
  const toaster = <Toaster id="page" direction="ltr" hasHotkey store={store} {...props} />;
  await act(async () => root.render(toaster));
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
  });
  const raise = async (...toasts: NewToast[]) => {
    await act(async () => toasts.forEach(store.add));
    await act(() => vi.dynamicImportSettled());
    await pass(50);
  };
  const titles = () =>
    [...page.querySelectorAll('li:not([hidden])')].map((item) => item.querySelector('p')?.textContent);
  const button = (name: string) =>
    [...page.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent).includes(name));
  return { store, page, root, toaster, report, raise, titles, button };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const send = (target: EventTarget | null | undefined, event: Event) =>
  act(async () => void target?.dispatchEvent(event));
const key = (name: string, parts: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...parts });

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('nothing of a toaster is prerendered', () => {
  const store = createToastStore(expect.unreachable);
  expect(renderToStaticMarkup(<Toaster id="page" direction="ltr" hasHotkey store={store} />)).toBe('');
});

test('a second toaster says so and renders nothing [TS-1]', async () => {
  const { page, store, root, toaster, report, raise } = await showToaster();
  const second = <Toaster id="chat" direction="ltr" hasHotkey store={store} />;
  await act(async () =>
    root.render(
      <>
        {toaster}
        {second}
      </>,
    ),
  );
  await raise(info('a'));
  expect(page.querySelectorAll('li')).toHaveLength(1);
  expect(report.mock.calls).toEqual([['Only one toaster may render: "page" is there, so "chat" is not.']]);
});

test.each([
  ['success', 'status'],
  ['info', 'status'],
  ['warning', 'alert'],
  ['danger', 'alert'],
] as const)('a toast of status %s is announced as %s, once [TS-1]', async (status, role) => {
  const { page, raise } = await showToaster();
  await raise(info('a', { status, message: 'Words' }));
  const told = [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')];
  expect(
    told
      .filter((one) => one.textContent !== '')
      .map((one) => [one.role ?? one.getAttribute('role'), one.textContent]),
  ).toEqual([[role, 'Toast aWords']]);
  expect(page.querySelector('li')?.dataset['status']).toBe(status);
});

test('words are added to an existing region, and again after a renewal', async () => {
  const { page, store } = await showToaster();
  await act(async () => store.add(info('a')));
  await act(() => vi.dynamicImportSettled());
  const region = () => page.querySelector('li [role=status]');
  expect(region()?.textContent).toBe('');
  await pass(50);
  const words = region()?.firstChild;
  expect(words?.textContent).toBe('Toast a');
  await act(async () => store.show(info('a')));
  expect(region()?.textContent).toBe('Toast a');
  expect(region()?.firstChild).not.toBe(words);
});

describe('time', () => {
  test('dismisses a toast, and its end takes 290 ms [TS-2]', async () => {
    const { store, raise, titles } = await showToaster();
    await raise(info('a', { duration: 1000 }));
    await pass(940);
    expect(store.current()[0]?.isOpen).toBe(true);
    await pass(60);
    expect(store.current()[0]?.isOpen).toBe(false);
    await pass(290);
    expect(titles()).toEqual([]);
  });

  test.each([
    ['a pointer over it', () => new MouseEvent('pointerover', { bubbles: true })],
    ['the focus in it', () => new FocusEvent('focusin', { bubbles: true })],
  ])('pauses with %s, and continues with the time left [TS-2]', async (_which, arrival) => {
    const { page, store, raise } = await showToaster();
    await raise(info('a', { duration: 1000 }));
    await pass(600);
    await send(page.querySelector('li'), arrival());
    await pass(60_000);
    expect(store.current()[0]?.isOpen).toBe(true);
    await send(page.querySelector('main'), arrival());
    await pass(300);
    expect(store.current()[0]?.isOpen).toBe(true);
    await pass(100);
    expect(store.current()[0]?.isOpen).toBe(false);
  });

  test('pauses while the window is hidden [TS-2]', async () => {
    const { store, raise } = await showToaster();
    await raise(info('a', { duration: 1000 }));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await send(document, new Event('visibilitychange'));
    await pass(60_000);
    expect(store.current()[0]?.isOpen).toBe(true);
    visibility.mockReturnValue('visible');
    await send(document, new Event('visibilitychange'));
    await pass(1000);
    expect(store.current()[0]?.isOpen).toBe(false);
  });

  test('restarts with a renewal', async () => {
    const { store, raise } = await showToaster();
    await raise(info('a', { duration: 1000 }));
    await pass(900);
    await act(async () => store.show(info('a', { duration: 1000 })));
    await pass(900);
    expect(store.current()[0]?.isOpen).toBe(true);
    await pass(100);
    expect(store.current()[0]?.isOpen).toBe(false);
  });

  test('ends nothing that can be acted on [TS-1]', async () => {
    const { store, raise } = await showToaster();
    const actions = { primary: { label: 'Undo', appearance: 'primary', onClick: () => {} } } as const;
    await raise(info('a', { actions, duration: 1000 } as never)); // as from code without types
    await pass(3_600_000);
    expect(store.current()[0]?.isOpen).toBe(true);
  });
});

describe('more than three toasts', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => info(id, { duration: 1000 }));

  test('are a stack of the newest three, which opens and collapses [TS-2]', async () => {
    const { raise, titles, button } = await showToaster();
    await raise(...five.slice(0, 3));
    expect(titles()).toEqual(['Toast a', 'Toast b', 'Toast c']);
    await raise(...five.slice(3));
    expect(titles()).toEqual(['Toast c', 'Toast d', 'Toast e']);
    await act(async () => button('2 more messages')?.click());
    await pass(50);
    expect(titles()).toEqual(['Toast a', 'Toast b', 'Toast c', 'Toast d', 'Toast e']);
    await pass(60_000);
    expect(titles()).toHaveLength(5);
    await act(async () => button('Collapse Messages')?.click());
    expect(titles()).toEqual(['Toast c', 'Toast d', 'Toast e']);
    expect(button('2 more messages')?.closest('[role=status]')).not.toBeNull();
  });

  test('keep the time of those that wait [TS-2]', async () => {
    const { raise, titles, button } = await showToaster();
    await raise(...five.slice(0, 4));
    expect(button('1 more message')).toBeDefined();
    await pass(1300);
    expect(titles()).toEqual(['Toast a']);
    expect(button('more message')).toBeUndefined();
    await pass(1300);
    expect(titles()).toEqual([]);
  });
});

test('actions act once and dismiss the toast, and so does its button [TS-1]', async () => {
  const { store, raise, button } = await showToaster();
  const undo = vi.fn<() => void>();
  const keep = vi.fn<() => void>();
  const actions = {
    primary: { label: 'Undo', appearance: 'primary', onClick: undo },
    secondary: { label: 'Keep', appearance: 'secondary', onClick: keep },
  } as const;
  await raise({ id: 'a', status: 'warning', title: 'Removed', duration: false, actions }, info('b'));
  await act(async () => button('Undo')?.click());
  await act(async () => button('Dismiss “Toast b”')?.click());
  expect([undo.mock.calls.length, keep.mock.calls.length]).toEqual([1, 0]);
  expect(store.current().map(({ isOpen }) => isOpen)).toEqual([false, false]);
});

test('progress is updated without another announcement [TS-1]', async () => {
  const { page, store, raise } = await showToaster();
  await raise(info('a', { progress: 0.25 }));
  const bar = page.querySelector('progress');
  const words = page.querySelector('li p');
  expect([bar?.value, bar?.ariaLabel ?? bar?.getAttribute('aria-label')]).toEqual([0.25, 'Toast a']);
  await act(async () => void store.update('a', { progress: 0.75 }));
  expect(page.querySelector('progress')?.value).toBe(0.75);
  expect(page.querySelector('li p')).toBe(words);
});

describe('the key t', () => {
  test('leads to the newest toast [TS-2]', async () => {
    const { page, raise } = await showToaster();
    await raise(info('a'), info('b'));
    await send(page.querySelector('main button'), key('t'));
    expect(document.activeElement?.textContent).toContain('Toast b');
  });

  test('is a letter in a field, a part of other keys, and nothing when it is switched off [TS-2]', async () => {
    const { page, root, store, raise } = await showToaster();
    await raise(info('a'));
    page.querySelector('input')?.focus();
    await send(page.querySelector('input'), key('t'));
    for (const other of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey']) {
      await send(page.querySelector('main'), key('t', { [other]: true }));
    }
    await act(async () => root.render(<Toaster id="page" direction="ltr" hasHotkey={false} store={store} />));
    await send(page.querySelector('main'), key('t'));
    expect(document.activeElement?.localName).toBe('input');
    expect(page.querySelector('[role=region]')?.getAttribute('aria-label')).toBe('Messages');
  });
});

describe('Escape', () => {
  test('dismisses the focused toast; the focus goes to the next one, then back to where it was [TS-2]', async () => {
    const { page, store, raise } = await showToaster();
    const before = page.querySelector<HTMLElement>('main button');
    await raise(info('a'), info('b'));
    before?.focus();
    await act(async () => page.querySelector<HTMLElement>('li:last-child')?.focus());
    await send(document.activeElement, key('Escape'));
    expect(store.current().map(({ isOpen }) => isOpen)).toEqual([true, false]);
    expect(document.activeElement?.textContent).toContain('Toast a');
    await send(document.activeElement, key('Escape'));
    expect(document.activeElement).toBe(before);
  });

  test('is for something else when the focus is elsewhere [TS-2]', async () => {
    const { page, store, raise, button } = await showToaster();
    await raise(info('a'));
    await send(page.querySelector('input'), key('Escape'));
    expect(store.current()[0]?.isOpen).toBe(true);
    await act(async () => button('Dismiss')?.click());
    expect(store.current()[0]?.isOpen).toBe(false);
  });
});
