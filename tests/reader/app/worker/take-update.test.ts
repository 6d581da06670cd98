import { beforeEach, expect, test, vi } from 'vitest';
import { takeUpdate } from '../../../../reader/app/worker/take-update.ts';
import { takeUpdateMaxMs } from '../../../../schemas/spec/network/offline.ts';

const reload = vi.fn<() => void>();
const worker = { messageSkipWaiting: vi.fn<() => void>() };

/** The browser's registration, with a worker that waits or none. */
function stand(waiting: object | null): EventTarget {
  const serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => ({ waiting }) });
  vi.stubGlobal('navigator', { serviceWorker });
  return serviceWorker;
}

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  return () => vi.useRealTimers();
});

test('the page reloads once after the new worker has taken control [OP-2]', async () => {
  const serviceWorker = stand({});
  await takeUpdate(worker, '/', reload);
  expect(worker.messageSkipWaiting).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  vi.advanceTimersByTime(takeUpdateMaxMs);
  expect(reload).toHaveBeenCalledOnce();
});

test('it does not wait for an earlier worker that is busy for long, nor for a new one that is there already [OP-2]', async () => {
  stand({});
  await takeUpdate(worker, '/', reload);
  vi.advanceTimersByTime(takeUpdateMaxMs);
  expect(reload).toHaveBeenCalledOnce();
  stand(null);
  await takeUpdate(worker, '/', reload);
  expect(reload).toHaveBeenCalledTimes(2);
});
