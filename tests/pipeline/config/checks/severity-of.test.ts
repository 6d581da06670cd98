import { describe, expect, test } from 'vitest';
import type { FieldbookConfig } from '../../../../pipeline/config/config.ts';
import { isEverOn, severityOf } from '../../../../pipeline/config/checks/severity-of.ts';
import { settings } from '../../documents.ts';

const vague = { id: 'links/vague-text', severity: 'warn' } as const;
const skipped = { id: 'headings/skipped', severity: 'info' } as const;
const readability = { id: 'writing/readability', severity: 'off' } as const;
const dispatch = { id: 'dispatch', contentType: 'kbHowTo', url: '/how-to/dispatch' };

const inDispatch = (problem: Parameters<typeof severityOf>[0], config: FieldbookConfig) =>
  severityOf(problem, dispatch, settings(config));

describe('how much a rule matters', () => {
  test('is what its page says, unless the configuration says otherwise', () => {
    expect(inDispatch(vague, {})).toBe('warn');
    expect(inDispatch(vague, { rules: { 'links/vague-text': 'error' } })).toBe('error');
    expect(inDispatch(readability, {})).toBe('off');
    expect(inDispatch(readability, { rules: { 'writing/*': 'info' } })).toBe('info');
  });

  test('is said by the id before the category', () => {
    const rules = { 'links/vague-text': 'info', 'links/*': 'off' } as const;
    expect(inDispatch(vague, { rules })).toBe('info');
  });

  test('is one step higher under the preset strict, and only errors are left under essential', () => {
    const all = [vague, skipped, readability, { id: 'links/broken-page', severity: 'error' } as const];
    const under = (preset: 'strict' | 'essential') => all.map((problem) => inDispatch(problem, { preset }));
    expect(under('strict')).toEqual(['error', 'warn', 'off', 'error']);
    expect(under('essential')).toEqual(['off', 'off', 'off', 'error']);
  });

  test.each([
    ['by content type', { contentTypes: ['kbHowTo'] }, 'error'],
    ['by another content type', { contentTypes: ['kbFaq'] }, 'warn'],
    ['by entry', { entries: ['dispatch'] }, 'error'],
    ['by address', { urls: ['/how-to/*'] }, 'error'],
    ['by another address', { urls: ['/product-capability/**'] }, 'warn'],
    ['by two of which one does not fit', { entries: ['dispatch'], urls: ['/faq/*'] }, 'warn'],
  ] as const)('is overridden %s', (_how, scope, severity) => {
    const overrides = [
      { ...structuredClone<object>(scope), rules: { 'links/vague-text': 'error' as const } },
    ];
    expect(inDispatch(vague, { overrides })).toBe(severity);
  });

  test('is said by the last of several overrides that fit', () => {
    const overrides = (['error', 'off', 'info'] as const).map((severity, index) => ({
      entries: [index === 2 ? 'other' : 'dispatch'],
      rules: { 'links/*': severity },
    }));
    expect(inDispatch(vague, { overrides })).toBe('off');
  });

  test('is not overridden where there is no entry', () => {
    const config = settings({ overrides: [{ rules: { 'links/*': 'off' } }] });
    expect(severityOf(vague, null, config)).toBe('warn');
  });
});

test('a rule that one override switches on is asked', () => {
  const config = settings({ overrides: [{ entries: ['a'], rules: { 'writing/readability': 'warn' } }] });
  expect([isEverOn(readability, config), isEverOn(readability, settings())]).toEqual([true, false]);
});
