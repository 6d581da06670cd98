import { expect, test } from 'vitest';
import { externalDiagnostics, type ExternalResult } from '../../../../pipeline/external-links.ts';
import { entry, howTo, text } from '../../builders.ts';
import { hyperlink, linked } from '../../documents.ts';

const found = (items: Parameters<typeof linked>[0], result: ExternalResult) =>
  externalDiagnostics(linked(items).graph, new Map([['https://weather.example/today', result]])).map(
    ({ rule, severity, message, entry: owner, field }) => ({ rule, severity, message, at: owner?.id, field }),
  );

const link = howTo('board', 'Dispatch board', {
  introduction: text(hyperlink('https://weather.example/today', 'the weather')),
});
const gone: ExternalResult = { kind: 'broken', reason: 'answers 404 (not found)' };

test('a link to an address that is broken is a warning', () => {
  expect(found([link], gone)).toEqual([
    {
      rule: 'links/broken-external',
      severity: 'warn',
      at: 'board',
      field: ['introduction'],
      message:
        'The link "the weather" leads to https://weather.example/today, which answers 404 (not found).',
    },
  ]);
});

test.each([
  ['externalVideo', { videoUrl: 'https://weather.example/today' }, 'The field "videoUrl" shows'],
  ['interactiveContent', { url: 'https://weather.example/today' }, 'The field "url" shows'],
  [
    'kbHowTo',
    { title: 'Board', introduction: '![map](https://weather.example/today)' },
    'An image is loaded from',
  ],
])('what %s shows from a broken address is a warning', (contentType, values, start) => {
  expect(found([entry(contentType, 'shown', values)], gone).map(({ message }) => message)).toEqual([
    `${start} https://weather.example/today, which answers 404 (not found).`,
  ]);
});

test.each<ExternalResult>([
  { kind: 'ok' },
  { kind: 'redirected', to: 'https://weather.example/', isPermanent: true },
  { kind: 'unknown', reason: 'answers 403 (forbidden)' },
])('the result $kind is no finding', (result) => {
  expect(found([link], result)).toEqual([]);
});
