import { describe, expect, test } from 'vitest';
import { entry, howTo } from '../../builders.ts';
import { goneIn, linesFor } from '../../contract/spaces.ts';

const board = howTo('board', 'Dispatch board', { url: 'board' });
const crews = howTo('crews', 'Plan crews', { url: 'crews' });
const before = [board, crews];

test('a page whose slug is renamed is an error with the line that leads on [RD-3]', () => {
  const after = [howTo('board', 'Dispatch board', { url: 'dispatch-board' }), crews];
  expect(goneIn({ before, after })).toMatchObject([
    {
      rule: 'contract/gone-page',
      severity: 'error',
      message:
        '/how-to/board was the page of "Dispatch board", which is at /how-to/dispatch-board now: readers who saved the address get "Page not found".',
      advice: 'Add to redirects.csv: /how-to/board,/how-to/dispatch-board,true,true,true',
      suggestion: '/how-to/dispatch-board',
      entry: { id: 'board', url: '/how-to/dispatch-board' },
      field: ['url'],
      target: '/how-to/board',
    },
  ]);
});

test('a page of a deleted entry is an error of the table, and a person chooses its target [RD-3]', () => {
  expect(goneIn({ before, after: [crews] })).toMatchObject([
    {
      message:
        '/how-to/board was the page of "Dispatch board", which is not in the space any more: readers who saved the address get "Page not found".',
      advice:
        'Bring the page back, or choose the page that answers instead and add to redirects.csv: /how-to/board,<choose-a-page>,true,true,true',
      entry: null,
      source: { file: 'redirects.csv' },
    },
  ]);
});

describe('the entry is named where it is still there, and says why it has no page:', () => {
  test.for([
    ['a draft', howTo('board', 'Board', { url: 'board' }, 'draft'), 'which is not published any more'],
    ['an archived one', howTo('board', 'Board', { url: 'board' }, 'archived'), 'which is archived now'],
    [
      'one of another channel',
      howTo('board', 'Board', { url: 'board', deliveryChannels: ['elsewhere'] }),
      'which is not in this knowledge base any more',
    ],
    [
      'one of an unknown type',
      entry('kbOther', 'board', { title: 'Board' }),
      'whose content type is not known any more',
    ],
    [
      'one without a title',
      entry('kbHowTo', 'board', { url: 'board' }),
      'which lacks required content and is left out',
    ],
    [
      'one with an unusable slug',
      howTo('board', 'Board', { url: 'a/../b' }),
      'whose slug cannot be used now',
    ],
  ] as const)('%s', ([_what, now, fate]) => {
    expect(goneIn({ before, after: [now, crews] })).toMatchObject([
      {
        message: `/how-to/board was the page of "Dispatch board", ${fate}: readers who saved the address get "Page not found".`,
        entry: { id: 'board' },
      },
    ]);
  });
});

test('an entry that is written anew under another prefix, with the same slug, is what was meant', () => {
  const after = [entry('kbFaq', 'boardFaq', { title: 'Dispatch board', url: 'board' }), crews];
  expect(linesFor({ before, after })).toEqual(['/how-to/board,/faq/board,true,true,true']);
});

test('a page with an address like the old one is a near miss, and goes into no line', () => {
  const after = [howTo('other', 'Boards', { url: 'boards' }), crews];
  expect(goneIn({ before, after })).toMatchObject([{ suggestion: '/how-to/boards' }]);
  expect(linesFor({ before, after })).toEqual(['/how-to/board,<choose-a-page>,true,true,true']);
});

test('a page that is redirected is no finding, and so is nothing that is as it was [RD-4]', () => {
  const after = [howTo('board', 'Dispatch board', { url: 'dispatch-board' }), crews];
  const redirects = ['/How-To/Board/,/how-to/dispatch-board,true,true,true'];
  expect(goneIn({ before, after, redirects })).toEqual([]);
  expect(goneIn({ before, after: before })).toEqual([]);
});

test('a slug that changes only by case has a line that the table takes', () => {
  const capital = [howTo('board', 'Dispatch board', { url: 'Board' })];
  const small = [howTo('board', 'Dispatch board', { url: 'board' })];
  const redirects = linesFor({ before: capital, after: small });
  expect(redirects).toEqual(['/how-to/Board,/how-to/board,true,true,true']);
  expect(goneIn({ before: capital, after: small, redirects })).toEqual([]);
});

test('where a rule for the address leads nowhere, that rule is to be put right: a second one has no effect', () => {
  const after = [howTo('board', 'Dispatch board', { url: 'dispatch-board' }), crews];
  const redirects = ['/how-to/board,/how-to/nowhere,true,true,true'];
  expect(goneIn({ before, after, redirects })).toMatchObject([
    { advice: 'Let the redirect rule of this address lead to /how-to/dispatch-board.' },
  ]);
  expect(linesFor({ before, after, redirects })).toEqual([]);
});

const rule = (toPath: string, id = 'rule') => entry('redirectRule', id, { fromPath: '/old', toPath });

describe('a path that was redirected', () => {
  test('and whose rule is gone is an error with the rule to bring back [RD-3]', () => {
    expect(goneIn({ before: [...before, rule('/how-to/board')], after: before })).toMatchObject([
      {
        message:
          '/old was redirected to /how-to/board, and its redirect rule is gone: readers who saved the address get "Page not found".',
        advice: 'Add to redirects.csv: /old,/how-to/board,true,true,true',
        source: { file: 'redirects.csv' },
      },
    ]);
  });

  test('to another site keeps that address in the line', () => {
    expect(linesFor({ before: [...before, rule('https://vanbase.example/x')], after: before })).toEqual([
      '/old,https://vanbase.example/x,true,true,true',
    ]);
  });

  test('and whose rule leads astray now is an error without a line', () => {
    const after = [...before, rule('/how-to/nowhere')];
    expect(goneIn({ before: [...before, rule('/how-to/board')], after })).toMatchObject([
      {
        message:
          '/old was redirected to /how-to/board, and now to /how-to/nowhere, which is no page: readers who saved the address get "Page not found".',
        advice: 'Let its redirect rule lead to a page that exists.',
      },
    ]);
    expect(linesFor({ before: [...before, rule('/how-to/board')], after })).toEqual([]);
  });

  test('to a page that is gone is covered by the line for that page', () => {
    const all = [...before, rule('/how-to/board')];
    const after = [howTo('board', 'Dispatch board', { url: 'dispatch-board' }), crews, rule('/how-to/board')];
    const redirects = linesFor({ before: all, after });
    expect(redirects).toEqual(['/how-to/board,/how-to/dispatch-board,true,true,true']);
    expect(goneIn({ before: all, after, redirects })).toEqual([]);
  });
});
