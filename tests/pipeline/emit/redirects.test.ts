import { expect, test } from 'vitest';
import { built, rawEntry } from '../documents.ts';

test('the table has no chains, no loops and nothing that shadows a page [PL-3] [RD-1]', () => {
  const { rules } = built(
    [
      rawEntry('kbHowTo', 'page', { title: 'P' }),
      rawEntry('redirectRule', 'r', { fromPath: '/entry', toPath: '/how-to/page', isPermanent: true }),
      rawEntry('redirectRule', 'bad', { fromPath: 'entry', toPath: '/how-to/page' }),
    ],
    {
      redirects: [
        '/z,/y#place',
        '/y,/how-to/page',
        '/loop,/loop2',
        '/loop2,/LOOP',
        '/how-to/page,/elsewhere',
        '/announcements/,/elsewhere',
        '/How-To/Page,/how-to/page',
        '/away,https://a.example/b,true,false,false',
        '/z,/second',
        '/dead,/nowhere',
      ].join('\n'),
    },
  ).file('redirects');
  const usual = { isPermanent: false, ignoreCase: true, inBrowser: true };
  expect(rules).toEqual([
    { from: '/How-To/Page', to: '/how-to/page', ...usual },
    { from: '/away', to: 'https://a.example/b', isPermanent: true, ignoreCase: false, inBrowser: false },
    { from: '/dead', to: '/nowhere', ...usual },
    { from: '/entry', to: '/how-to/page', ...usual, isPermanent: true },
    { from: '/y', to: '/how-to/page', ...usual },
    { from: '/z', to: '/how-to/page#place', ...usual },
  ]);
});
