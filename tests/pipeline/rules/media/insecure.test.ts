import { expect, test } from 'vitest';
import { entry, findingsOf } from '../../builders.ts';

const rulesOf = (found: ReturnType<typeof findingsOf>) =>
  found.filter(({ rule }) => rule === 'media/insecure').map(({ field, suggestion }) => [field, suggestion]);

test('a frame over http is a warning [AR-6]', () => {
  const tour = entry('interactiveContent', 'tour', {
    title: 'Try the board',
    url: 'http://demo.example.com/board',
  });
  expect(findingsOf([tour]).filter(({ rule }) => rule !== 'refs/unreachable')).toEqual([
    {
      rule: 'media/insecure',
      entry: 'tour',
      field: 'url',
      message:
        'The frame in the field "url" comes over http (http://demo.example.com/board): browsers block it on an encrypted page, and readers see nothing.',
      suggestion: 'https://demo.example.com/board',
    },
  ]);
});

test.each([
  ['media', { name: 'Tour' }],
  ['externalVideo', { title: 'Tour' }],
])('a video of a %s over http is a warning [AR-19]', (type, values) => {
  const video = entry(type, 'tour', { ...values, videoUrl: 'http://example.com/tour.mp4' });
  expect(rulesOf(findingsOf([video]))).toEqual([['videoUrl', 'https://example.com/tour.mp4']]);
});

test('https, and the own computer, which is odd for another reason, are no findings', () => {
  const urls = ['https://example.com/tour.mp4', '/assets/tour.mp4', 'http://localhost:3000/tour.mp4'];
  for (const videoUrl of urls) {
    expect(rulesOf(findingsOf([entry('externalVideo', 'tour', { title: 'Tour', videoUrl })]))).toEqual([]);
  }
});
