import { describe, expect, test } from 'vitest';
import { policyDifference } from '../../../../cli/doctor/site/policy-difference.ts';

const expected = "default-src 'none'; script-src 'self'; img-src 'self' data:; trusted-types one";

describe('a content policy [DP-3]', () => {
  test('is the same in another order', () => {
    const sent = "img-src data: 'self';script-src 'self'; Default-Src 'none';  trusted-types one;";
    expect(policyDifference({ sent, expected, isWhole: true })).toBeUndefined();
  });

  test.each([
    ['a missing directive', "default-src 'none'; script-src 'self'", 'without img-src'],
    ['a missing source', expected.replace(' data:', ''), 'without data: in img-src'],
    [
      'another host',
      expected.replace('data:', 'data: https://a.example'),
      'with https://a.example in img-src',
    ],
    ['a second policy', `${expected}, default-src 'self'`, 'sends more than one'],
  ])('differs by %s', (_what, sent, difference) => {
    expect(policyDifference({ sent, expected, isWhole: true })).toContain(difference);
  });

  test('may allow styles inside pages by their hashes, which only the build knows', () => {
    const strict = `${expected}; style-src 'self'`;
    const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
    expect(policyDifference({ sent: `${strict} ${hash}`, expected: strict, isWhole: true })).toBeUndefined();
    expect(policyDifference({ sent: strict, expected: `${strict} ${hash}`, isWhole: true })).toContain(
      'without',
    );
    expect(
      policyDifference({ sent: `${strict} 'unsafe-inline'`, expected: strict, isWhole: true }),
    ).toContain("'unsafe-inline' in style-src");
  });

  test.each(['https://a.example', 'https://*.a.example', 'http://localhost:8080'])(
    'may allow %s if the configuration is not known',
    (host) => {
      const sent = expected.replace('data:', `data: ${host}`);
      expect(policyDifference({ sent, expected, isWhole: false })).toBeUndefined();
    },
  );

  test.each(['*', 'https:', 'http://*', "'unsafe-inline'", "'unsafe-eval'", 'blob:'])(
    'never allows %s for scripts',
    (source) => {
      const sent = expected.replace("script-src 'self'", `script-src 'self' ${source}`);
      expect(policyDifference({ sent, expected, isWhole: false })).toContain(`${source} in script-src`);
    },
  );

  test('allows nothing more where no setting adds hosts', () => {
    const sent = expected.replace("'none'", "'none' https://a.example");
    expect(policyDifference({ sent, expected, isWhole: false })).toContain('in default-src');
  });
});
