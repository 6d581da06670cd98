// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { isDeflected, rememberDeflected } from '../../../../reader/features/case-close/deflected-cases.ts';

const key = 'help-widget-deflected-cases';
const stored = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => localStorage.clear());

test('cases are kept as a list of their ids, each once, the newest last [DF-3]', () => {
  expect(isDeflected('1')).toBe(false);
  for (const caseId of ['1', '2', '1']) rememberDeflected(caseId);
  expect(stored()).toEqual(['2', '1']);
  expect(isDeflected('2')).toBe(true);
});

test('what other tabs have kept is known, numbers too [DF-3]', () => {
  localStorage.setItem(key, JSON.stringify(['500-1', 5002, null, { id: 'x' }]));
  expect(isDeflected('500-1')).toBe(true);
  expect(isDeflected('5002')).toBe(true);
  rememberDeflected('500-3');
  expect(stored()).toEqual(['500-1', '5002', '500-3']);
});

test('of very many, the oldest go', () => {
  for (let each = 0; each < 120; each++) rememberDeflected(`many-${each}`);
  expect(stored()).toHaveLength(100);
  expect(stored()).toEqual(expect.arrayContaining(['many-20', 'many-119']));
});

test.each(['', '{', 'null', '{"500-9":true}', '"500-9"'])(
  '%j holds nothing, and is left alone',
  (content) => {
    localStorage.setItem(key, content);
    expect(isDeflected('500-9')).toBe(false);
    expect(localStorage.getItem(key)).toBe(content);
    rememberDeflected('500-10');
    expect(stored()).toEqual(['500-10']);
  },
);

test('a browser without storage knows the cases of this page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refused);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused);
  onTestFinished(() => void vi.restoreAllMocks());
  rememberDeflected('500-11');
  expect(isDeflected('500-11')).toBe(true);
  expect(isDeflected('500-12')).toBe(false);
});

const refused = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
