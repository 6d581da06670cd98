// @vitest-environment jsdom
import { onTestFinished, test, expect, vi } from 'vitest';
import { hasMark, setMark } from '../../../reader/services/tab-marks.ts';

const withLocks = (locks: Partial<LockManager> | undefined) => {
  vi.stubGlobal('navigator', { locks });
  onTestFinished(() => void vi.unstubAllGlobals());
};

test('a mark is a lock that is held for good, beside others of its name', async () => {
  const held: LockInfo[] = [];
  const request = (name: string, options: LockOptions, keep: () => Promise<never>) => {
    held.push({ name, mode: options.mode ?? 'exclusive' });
    return keep();
  };
  // as it is called here; its types have another way too
  withLocks({ request: request as unknown as LockManager['request'], query: async () => ({ held }) });
  expect(await hasMark('case-1')).toBe(false);
  await setMark('case-1');
  expect(held).toEqual([{ name: 'case-1', mode: 'shared' }]);
  expect(await hasMark('case-1')).toBe(true);
  expect(await hasMark('case-2')).toBe(false);
});

test('a browser without locks, or one that refuses them, has no marks and holds nothing up', async () => {
  withLocks(undefined);
  await setMark('case-1');
  expect(await hasMark('case-1')).toBe(false);
  withLocks({ request: refuse, query: refuse });
  await setMark('case-1');
  expect(await hasMark('case-1')).toBe(false);
});

const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'));
