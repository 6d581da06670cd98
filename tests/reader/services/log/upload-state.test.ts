import { describe, expect, test } from 'vitest';
import {
  canSend,
  nextUpload,
  openedUpload,
  sendsAtMs,
  type UploadEvent,
  type UploadState,
} from '../../../../reader/services/log/upload-state.ts';

const opened = openedUpload(1000, true);

/** The state after events, each with its time. */
const after = (...events: readonly (readonly [number, UploadEvent])[]): UploadState =>
  events.reduce((state, [nowMs, event]) => nextUpload(state, event, nowMs), opened);

const counted = (waiting: number): UploadEvent => ({ type: 'counted', waiting });

test('nothing is sent where nothing waits [OP-1]', () => {
  expect(sendsAtMs(opened)).toBeUndefined();
  expect(sendsAtMs(after([5000, counted(0)]))).toBeUndefined();
});

describe('every 60 seconds since the log was opened [OP-1]', () => {
  test.each([
    [1000, 61_000],
    [1001, 61_000],
    [60_999, 61_000],
    [61_000, 121_000],
    [200_000, 241_000],
  ])('what comes at %i ms is sent at %i ms', (comesAtMs, sendsAt) => {
    expect(sendsAtMs(after([comesAtMs, counted(1)]))).toBe(sendsAt);
  });

  test('what comes later waits no longer than what waits already', () => {
    expect(sendsAtMs(after([2000, counted(1)], [60_000, counted(2)], [70_000, counted(3)]))).toBe(61_000);
  });
});

test('127 items wait for their time, 128 go at once [OP-1]', () => {
  expect(sendsAtMs(after([2000, counted(127)]))).toBe(61_000);
  expect(sendsAtMs(after([2000, counted(127)], [3000, counted(128)]))).toBe(2000);
});

test('only one batch is sent at a time', () => {
  const sending = after([2000, counted(128)], [2000, { type: 'sending' }]);
  expect(sendsAtMs(sending)).toBeUndefined();
  expect(sendsAtMs(nextUpload(sending, counted(300), 2500))).toBeUndefined();
});

test('the rest after a batch waits, or is sent at once if it fills another batch', () => {
  const sending = after([2000, counted(300)], [2000, { type: 'sending' }]);
  expect(sendsAtMs(nextUpload(sending, { type: 'sent', waiting: 172 }, 3000))).toBe(3000);
  expect(sendsAtMs(nextUpload(sending, { type: 'sent', waiting: 44 }, 3000))).toBe(61_000);
  expect(sendsAtMs(nextUpload(sending, { type: 'sent', waiting: 0 }, 3000))).toBeUndefined();
});

test('after failures it waits 1 s, doubling to 512 s, and a success ends that [OP-1]', () => {
  let state = after([0, counted(1)]);
  const waits = Array.from({ length: 12 }, () => {
    state = nextUpload(nextUpload(state, { type: 'sending' }, 0), { type: 'failed' }, 7000);
    return ((sendsAtMs(state) ?? 0) - 7000) / 1000;
  });
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 512, 512]);
  const sent = nextUpload(state, { type: 'sent', waiting: 0 }, 8000);
  const failed = nextUpload(nextUpload(sent, counted(1), 8000), { type: 'failed' }, 9000);
  expect(sendsAtMs(failed)).toBe(10_000);
});

test('what comes while it waits after a failure does not make it try earlier', () => {
  const failed = after([2000, counted(1)], [2000, { type: 'sending' }], [3000, { type: 'failed' }]);
  expect(sendsAtMs(nextUpload(failed, counted(500), 3100))).toBe(4000);
});

test('nothing is sent offline, and sending continues online [OP-1] [OP-2]', () => {
  const offline = after([2000, counted(1)], [3000, { type: 'offline' }]);
  expect(sendsAtMs(offline)).toBeUndefined();
  expect(sendsAtMs(nextUpload(offline, { type: 'online' }, 500_000))).toBe(61_000);
  const failed = after([2000, counted(1)], [2500, { type: 'failed' }], [3000, { type: 'offline' }]);
  expect(sendsAtMs(failed)).toBeUndefined();
  expect(sendsAtMs(nextUpload(failed, { type: 'online' }, 9000))).toBe(3500);
  expect(sendsAtMs(nextUpload(openedUpload(0, false), counted(128), 0))).toBeUndefined();
});

test('a closing page can send pending items unless the state forbids it', () => {
  expect(canSend(after([2000, counted(1)]))).toBe(true);
  expect(canSend(opened)).toBe(false);
  expect(canSend(after([2000, counted(1)], [2000, { type: 'sending' }]))).toBe(false);
  expect(canSend(after([2000, counted(1)], [2000, { type: 'offline' }]))).toBe(false);
});
