import { describe, expect, it } from 'vitest';
import { redirectOf } from '../../schemas/redirect-of.ts';

const rule = (from: string, to: string, fields = {}) => ({
  from,
  to,
  isPermanent: false,
  ignoreCase: true,
  inBrowser: true,
  ...fields,
});

describe('redirectOf', () => {
  const lower = rule('/how-to/old', '/how-to/lower');
  const exact = rule('/how-to/OLD', '/how-to/exact');

  it('prefers the exact spelling [RD-1]', () => {
    expect(redirectOf({ rules: [lower, exact] }, '/how-to/OLD')).toBe(exact);
  });

  it('then ignores the case, where the rule does [RD-1]', () => {
    expect(redirectOf({ rules: [lower] }, '/How-To/Old')).toBe(lower);
    expect(redirectOf({ rules: [rule('/Old.htm', '/new')] }, '/old.HTM')?.to).toBe('/new');
    expect(redirectOf({ rules: [{ ...lower, ignoreCase: false }] }, '/How-To/Old')).toBeUndefined();
  });

  it('takes the first of several rules for a path', () => {
    expect(redirectOf({ rules: [exact, rule('/how-to/OLD', '/later')] }, '/how-to/OLD')).toBe(exact);
    expect(redirectOf({ rules: [lower, exact] }, '/how-to/Old')).toBe(lower);
  });
});
