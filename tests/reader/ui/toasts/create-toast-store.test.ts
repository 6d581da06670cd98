import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastStore } from '../../../../reader/ui/toasts/create-toast-store.ts';
import type { NewToast } from '../../../../reader/ui/toasts/toast.ts';

const saved: NewToast = { id: 'saved', status: 'success', title: 'Saved' };
const retry = { primary: { label: 'Retry', appearance: 'primary', onClick: () => {} } } as const;
const now = Date.UTC(2026, 10, 21);

function storeWithToaster() {
  const report = vi.fn<(fault: string) => void>();
  const store = createToastStore(report);
  store.mount('page', {});
  return { store, faults: () => report.mock.calls.map(([fault]) => fault) };
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  return () => vi.useRealTimers();
});

describe('a toast that is added', () => {
  test('is shown by the toaster from then on, after those before it [TS-1]', () => {
    const { store, faults } = storeWithToaster();
    store.add(saved);
    vi.advanceTimersByTime(1000);
    store.add({ id: 'sent', status: 'info', title: 'Sent', toasterId: 'page' });
    expect(store.current()).toEqual([
      { ...saved, toasterId: 'page', createdAt: now, isOpen: true, version: 0 },
      {
        id: 'sent',
        status: 'info',
        title: 'Sent',
        toasterId: 'page',
        createdAt: now + 1000,
        isOpen: true,
        version: 0,
      },
    ]);
    expect(faults()).toEqual([]);
  });

  test('with the id of one that is shown is dropped with an error [TS-1]', () => {
    const { store, faults } = storeWithToaster();
    store.add(saved);
    store.add({ ...saved, title: 'Saved again' });
    expect(store.current().map(({ title }) => title)).toEqual(['Saved']);
    expect(faults()).toEqual(['A toast with the id "saved" is already shown.']);
  });

  test('with the id of one that is going takes its place, and stays', () => {
    const { store, faults } = storeWithToaster();
    store.add(saved);
    store.dismiss('saved');
    store.add({ ...saved, title: 'Saved again' });
    vi.runAllTimers();
    expect(store.current().map(({ title, isOpen }) => [title, isOpen])).toEqual([['Saved again', true]]);
    expect(faults()).toEqual([]);
  });

  test('without a toaster is dropped with an error [TS-1]', () => {
    const { store, faults } = storeWithToaster();
    store.add({ ...saved, toasterId: 'chat' });
    const report = vi.fn<(fault: string) => void>();
    const alone = createToastStore(report);
    alone.add(saved);
    expect([store.current(), alone.current()]).toEqual([[], []]);
    expect(faults()).toEqual(['There is no toaster "chat" to show the toast "saved".']);
    expect(report.mock.calls).toEqual([['There is no toaster to show the toast "saved".']]);
  });

  test('with actions and a time is an error in its types, and one in the console [TS-1]', () => {
    const { store, faults } = storeWithToaster();
    // @ts-expect-error what can be acted on must stay
    store.add({ ...saved, actions: retry });
    // @ts-expect-error a time is not false
    store.add({ ...saved, id: 'timed', actions: retry, duration: 5000 });
    store.add({ ...saved, id: 'stays', actions: retry, duration: false });
    expect(faults()).toEqual([
      'The toast "saved" has actions, so its duration must be false.',
      'The toast "timed" has actions, so its duration must be false.',
    ]);
    expect(store.current()).toHaveLength(3);
  });
});

describe('an update', () => {
  test('changes the shown toast, and is read again [TS-1]', () => {
    const { store } = storeWithToaster();
    store.add({ ...saved, message: 'All of it' });
    expect(store.update('saved', { status: 'danger', title: 'Not saved' })).toBe(true);
    expect(store.current()).toEqual([
      {
        id: 'saved',
        status: 'danger',
        title: 'Not saved',
        message: 'All of it',
        toasterId: 'page',
        createdAt: now,
        isOpen: true,
        version: 1,
      },
    ]);
  });

  test('of the progress alone is nothing new to read [TS-1]', () => {
    const { store } = storeWithToaster();
    store.add({ ...saved, progress: 0 });
    store.update('saved', { progress: 0.5 });
    expect(store.current().map(({ progress, version }) => [progress, version])).toEqual([[0.5, 0]]);
  });

  test('of a toast that is not shown, or is going, changes nothing', () => {
    const { store } = storeWithToaster();
    store.add(saved);
    store.dismiss('saved');
    expect(store.update('saved', { title: 'No' })).toBe(false);
    expect(store.update('other', { title: 'No' })).toBe(false);
    expect(store.current()[0]?.title).toBe('Saved');
  });

  test('that brings actions without an end of the time is reported [TS-1]', () => {
    const { store, faults } = storeWithToaster();
    store.add({ ...saved, duration: 5000 });
    store.update('saved', { actions: retry });
    store.update('saved', { actions: retry, duration: false });
    expect(faults()).toEqual(['The toast "saved" has actions, so its duration must be false.']);
  });
});

test('showing the same thing twice renews the toast, and is no fault', () => {
  const { store, faults } = storeWithToaster();
  store.show(saved);
  store.show({ ...saved, title: 'Saved again' });
  expect(store.current().map(({ title, version }) => [title, version])).toEqual([['Saved again', 1]]);
  expect(faults()).toEqual([]);
});

test('a dismissed toast goes within 290 ms [TS-1] [TS-2]', () => {
  const { store } = storeWithToaster();
  store.add(saved);
  store.dismiss('saved');
  store.dismiss('saved');
  vi.advanceTimersByTime(289);
  expect(store.current().map(({ isOpen }) => isOpen)).toEqual([false]);
  vi.advanceTimersByTime(1);
  expect(store.current()).toEqual([]);
});

describe('a toaster', () => {
  test('is the only one, and its id is its own [TS-1]', () => {
    const { store, faults } = storeWithToaster();
    const [same, other] = [{}, {}];
    expect([store.mount('page', same), store.mount('chat', other)]).toEqual([undefined, undefined]);
    expect([store.hasMounted(same), store.hasMounted(other)]).toEqual([false, false]);
    expect(faults()).toEqual([
      'A toaster with the id "page" is already there.',
      'Only one toaster may render: "page" is there, so "chat" is not.',
    ]);
  });

  test('that leaves takes its toasts along, and makes room for another', () => {
    const store = createToastStore(expect.unreachable);
    const leave = store.mount('page', {});
    store.add(saved);
    leave?.();
    expect(store.current()).toEqual([]);
    const ticket = {};
    store.mount('chat', ticket);
    expect(store.hasMounted(ticket)).toBe(true);
  });
});

test('a listener is called after each change until it unsubscribes', () => {
  const { store } = storeWithToaster();
  const listener = vi.fn<() => void>();
  const end = store.subscribe(listener);
  store.add(saved);
  store.update('saved', { title: 'Kept' });
  store.dismiss('saved');
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(4);
  end();
  store.add(saved);
  expect(listener).toHaveBeenCalledTimes(4);
});
