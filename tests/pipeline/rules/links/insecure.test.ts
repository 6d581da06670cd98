import { expect, test } from 'vitest';
import { findingsOf, howTo, text } from '../../builders.ts';
import { hyperlink } from '../../documents.ts';

const linkTo = (uri: string) =>
  howTo('board', 'Dispatch board', { introduction: text(hyperlink(uri, 'the weather')) });

test('a link over http is a warning', () => {
  expect(findingsOf([linkTo('http://weather.example.com/today')])).toEqual([
    {
      rule: 'links/insecure',
      entry: 'board',
      field: 'introduction',
      message:
        'The link "the weather" leads to weather.example.com over http: others on the network can read and change the page.',
      suggestion: 'https://weather.example.com/today',
    },
  ]);
});

test.each([
  'https://weather.example.com',
  'http://localhost:8080/x',
  'http://127.0.0.1/x',
  'http://[::1]:4173/',
])('the address %j is no finding of this rule', (uri) => {
  expect(findingsOf([linkTo(uri)]).filter(({ rule }) => rule === 'links/insecure')).toEqual([]);
});
