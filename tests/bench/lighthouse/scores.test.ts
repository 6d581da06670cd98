import { expect, test } from 'vitest';
import { samplePaths } from './sample-paths.ts';
import { type LighthouseReport, scoresOf } from './scores.ts';

const category = (score: number, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: 1 })),
});

test('scores are of 100, and what costs points is told once', () => {
  const report: LighthouseReport = {
    categories: {
      performance: category(0.964, 'slow'),
      accessibility: category(1, 'label'),
      'best-practices': category(0.96, 'errors'),
      seo: category(0.9, 'errors', 'canonical'),
    },
    audits: {
      slow: { title: 'It is slow', score: 0.5 },
      label: { title: 'Labels', score: 1 },
      errors: { title: 'Errors in the console', score: 0 },
      canonical: { title: 'Canonical', score: 0, explanation: 'It is of another site' },
    },
  };
  expect(scoresOf('/', report)).toEqual({
    path: '/',
    scores: { performance: 96, accessibility: 100, 'best-practices': 96, seo: 90 },
    faults: ['errors: Errors in the console', 'canonical: It is of another site'],
  });
});

test('of each kind of page the first one is scored, and the search', () => {
  const locations = ['/', '/how-to/a', '/how-to/b', '/faq/c'].map(
    (path) => `<loc>https://help.example${path}</loc>`,
  );
  expect(samplePaths(locations.join(''))).toEqual([
    '/',
    '/how-to/a',
    '/faq/c',
    '/search',
    '/search?q=invoice',
  ]);
});
