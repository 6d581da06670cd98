// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { caseAt, forgetCase, rememberCase } from '../../../../reader/features/case-close/case-in-tab.ts';

beforeEach(() => sessionStorage.clear());

test('the address names the case, and the tab remembers it [DF-1]', () => {
  expect(caseAt('?q=a&caseId=500-7')).toBe('500-7');
  expect(caseAt('')).toBeUndefined();
  rememberCase('500-7');
  expect(caseAt('?q=a')).toBe('500-7');
  expect(caseAt('?caseId=500-8')).toBe('500-8');
});

test('a case that is forgotten is that one alone', () => {
  rememberCase('500-7');
  forgetCase('500-6');
  expect(caseAt('')).toBe('500-7');
  forgetCase('500-7');
  expect(caseAt('')).toBeUndefined();
});

test.each([
  ['?caseId=%20500-7%0A', '500-7'],
  ['?caseId=', undefined],
  ['?caseId=%20', undefined],
  ['?caseid=500-7', undefined],
  [`?caseId=${'9'.repeat(100)}`, '9'.repeat(100)],
  [`?caseId=${'9'.repeat(101)}`, undefined],
  ['?caseId=500-7&caseId=500-8', '500-7'],
  ['?caseId=%3Cimg%20src%3Dx%3E', '<img src=x>'],
  ['?caseId=%E0%A4', '\u{fffd}'],
])('%s is the case %j', (query, caseId) => {
  expect(caseAt(query)).toBe(caseId);
});

test('a browser without storage knows the case of the address', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refused);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused);
  onTestFinished(() => void vi.restoreAllMocks());
  rememberCase('500-7');
  forgetCase('500-7');
  expect(caseAt('?caseId=500-7')).toBe('500-7');
  expect(caseAt('')).toBeUndefined();
});

const refused = () => {
  throw new DOMException('The request was denied.', 'SecurityError');
};
