import { expect, test } from 'vitest';
import { lifetimeMs } from '../../../../reader/ui/toasts/lifetime.ts';
import type { Toast } from '../../../../reader/ui/toasts/toast.ts';

const toast = (parts: Partial<Toast>): Toast => ({
  id: 'one',
  toasterId: 'page',
  status: 'success',
  title: 'Link copied',
  createdAt: 0,
  isOpen: true,
  version: 0,
  ...parts,
});
const actions = { primary: { label: 'Undo', appearance: 'plain', onClick: () => {} } } as const;

test.each([
  ['a few words', {}, 6000],
  ['many words, at 100 a minute', { message: 'word '.repeat(40) }, 3000 + 42 * 600],
  ['a warning, twice as long', { status: 'warning' }, 12_000],
  ['a time of its own', { status: 'danger', duration: 2500 }, 2500],
  ['what went wrong, which stays', { status: 'danger' }, undefined],
  ['progress, which stays', { progress: 0.2 }, undefined],
  ['no time, which stays', { duration: false }, undefined],
  ['actions, which stay whatever their time', { actions, duration: 2500 }, undefined],
] as const)('a toast is shown for as long as it takes to read: %s [TS-2]', (_which, parts, ms) => {
  expect(lifetimeMs(toast(parts))).toBe(ms);
});
