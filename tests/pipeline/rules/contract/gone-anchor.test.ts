import { describe, expect, test } from 'vitest';
import { entry, howTo, text } from '../../builders.ts';
import { doc, entryLink, h, p, type RawEntry } from '../../documents.ts';
import { goneIn } from '../../contract/spaces.ts';

const section = (values: Readonly<Record<string, unknown>>) =>
  entry('kbHowToSection', 'assign', { content: text('Words.'), ...values });
const page = (url: string, ...sections: readonly string[]) =>
  howTo('board', 'Dispatch board', { url, howToSections: sections.map(entryLink) });
const before = [page('board', 'assign'), section({ heading: 'Assign a job', anchor: 'assign' })];

const found = (after: readonly RawEntry[], redirects: readonly string[] = []) =>
  goneIn({ before, after, redirects }).map(
    ({ rule, severity, message, advice, suggestion, entry: owner, field }) => ({
      rule,
      severity,
      message,
      advice,
      suggestion,
      at: [owner?.id, ...(field ?? [])].join(' '),
    }),
  );

const usualAdvice =
  'Give the heading its old anchor back. A redirect cannot do that: it applies to a whole page.';

test('an anchor that is renamed is a warning in its field, and names what to write there [RD-3]', () => {
  expect(
    found([page('board', 'assign'), section({ heading: 'Assign a job', anchor: 'assign-jobs' })]),
  ).toEqual([
    {
      rule: 'contract/gone-anchor',
      severity: 'warn',
      message:
        '/how-to/board#assign led to "Assign a job", whose anchor is #assign-jobs now: readers who saved the address land at the top of the page.',
      advice: 'Write assign into the field "anchor", so that old links still arrive.',
      suggestion: '/how-to/board#assign-jobs',
      at: 'assign anchor',
    },
  ]);
});

test('a section that is removed is a warning at the article', () => {
  expect(found([page('board')])).toEqual([
    {
      rule: 'contract/gone-anchor',
      severity: 'warn',
      message:
        '/how-to/board#assign led to "Assign a job", which is not on the page any more: readers who saved the address land at the top of the page.',
      advice: usualAdvice,
      suggestion: undefined,
      at: 'board',
    },
  ]);
});

test('a section that moves to another page is found there', () => {
  const crews = howTo('crews', 'Plan crews', { url: 'crews', howToSections: [entryLink('assign')] });
  expect(found([page('board'), crews, section({ heading: 'Assign a job', anchor: 'assign' })])).toMatchObject(
    [
      {
        message:
          '/how-to/board#assign led to "Assign a job", which is at /how-to/crews#assign now: readers who saved the address land at the top of the page.',
        suggestion: '/how-to/crews#assign',
      },
    ],
  );
});

const introduced = (words: string) => [
  howTo('board', 'Dispatch board', { url: 'board', introduction: doc(h(2, words), p('Words.')) }),
];

test('a reworded heading within a text suggests the one that stands there now', () => {
  expect(goneIn({ before: introduced('Set up'), after: introduced('Before the first day') })).toMatchObject([
    {
      target: '/how-to/board#set-up',
      suggestion: '/how-to/board#before-the-first-day',
      entry: { id: 'board' },
    },
  ]);
});

describe('no finding:', () => {
  test('the anchors of a page that is gone, which is one finding of its own', () => {
    const rules = found([page('dispatch-board', 'assign'), section({ heading: 'Assign', anchor: 'other' })]);
    expect(rules.map(({ rule }) => rule)).toEqual(['contract/gone-page']);
  });

  test('a page that is redirected to its new address and has its anchors still', () => {
    const after = [page('dispatch-board', 'assign'), section({ heading: 'Assign a job', anchor: 'assign' })];
    expect(found(after, ['/how-to/board,/how-to/dispatch-board,true,true,true'])).toEqual([]);
  });

  test('a page that is redirected to another entry, or to an anchor', () => {
    const crews = howTo('crews', 'Plan crews', { url: 'crews' });
    expect(found([crews], ['/how-to/board,/how-to/crews,true,true,true'])).toEqual([]);
    const after = [page('all', 'assign'), section({ heading: 'Assign a job', anchor: 'jobs' })];
    expect(found(after, ['/how-to/board,/how-to/all#jobs,true,true,true'])).toEqual([]);
  });
});

test('behind a redirect to the new address, an anchor that is gone is found', () => {
  const after = [page('dispatch-board', 'assign'), section({ heading: 'Assign a job', anchor: 'jobs' })];
  expect(found(after, ['/how-to/board,/how-to/dispatch-board,true,true,true'])).toMatchObject([
    { suggestion: '/how-to/dispatch-board#jobs', at: 'assign anchor' },
  ]);
});
