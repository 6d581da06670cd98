// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hearErrors, logThrown } from '../../../../reader/app/log/hear-errors.ts';
import { reactErrors } from '../../../../reader/app/log/react-errors.ts';
import { keepLogWith, type LogEntry } from '../../../../reader/services/log.ts';
import { toasts } from '../../../../reader/ui/toasts/toasts.ts';

let kept: LogEntry[] = [];
beforeAll(hearErrors);
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  keepLogWith((entry) => void kept.push(entry));
  kept = [];
});

const happen = (type: string, fields: object) => window.dispatchEvent(Object.assign(new Event(type), fields));

test('uncaught errors and rejected promises are logged [OP-1]', () => {
  const [error, reason] = [new Error('a'), new Error('b')];
  happen('error', { error, message: 'Uncaught Error: a' });
  happen('unhandledrejection', { reason });
  happen('error', { error: null, message: 'Script error.' });
  expect(kept).toEqual([
    { type: 'error', category: 'page', code: 'uncaught', message: 'Uncaught Error: a', exception: error },
    { type: 'error', category: 'page', code: 'unhandledRejection', message: 'b', exception: reason },
    {
      type: 'error',
      category: 'page',
      code: 'uncaught',
      message: 'Script error.',
      exception: 'Script error.',
    },
  ]);
});

test('an error that comes by twice is logged once', () => {
  const error = new Error('a');
  logThrown('first', { thrown: error });
  happen('error', { error, message: 'Uncaught Error: a' });
  expect(kept.map(({ code }) => code)).toEqual(['first']);
});

test('errors that React reports are logged with their components, and printed as React prints them', () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const [uncaught, caught, recovered] = [new Error('a'), new Error('b'), new Error('c')];
  const info = { componentStack: '\n    at Layout' };
  reactErrors.onUncaughtError?.(uncaught, info);
  reactErrors.onCaughtError?.(caught, info);
  reactErrors.onRecoverableError?.(recovered, info);
  expect(kept.map(({ code, data }) => [code, data])).toEqual([
    ['uncaughtByReact', info],
    ['caughtByReact', info],
    ['recoveredByReact', info],
  ]);
  expect(report.mock.calls).toEqual([[uncaught], [recovered]]);
  expect(console.error).toHaveBeenCalledWith(caught);
});

test('a mistake in raising a toast is logged, and an error in the console of development', () => {
  toasts.add({ id: 'a', status: 'info', title: 'A' });
  const message = 'There is no toaster to show the toast "a".';
  expect(kept).toEqual([{ type: 'error', category: 'toasts', message }]);
  expect(console.error).toHaveBeenCalledWith(message);
});
