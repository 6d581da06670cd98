import { describe, expect, it } from 'vitest';
import type { TreeItem } from '../../../../schemas/bundle/index.ts';
import { startersOf } from '../../../../reader/features/chat/starters/starters-of.ts';

const page = (type: string, url: string, title: string, children: readonly TreeItem[] = []): TreeItem => ({
  id: url,
  type,
  url,
  title,
  children,
});
const question = (repr: string, url: string) => ({ repr, URL: [url], id: url, SOURCE: ['KBContentful'] });

const items = [
  page('homeEntry', '/dispatch', 'Dispatch', [
    page('kbHowTo', '/how-to/board', 'Use the board'),
    page('kbFaq', '/faq/dispatch', 'Dispatch FAQ'),
  ]),
  page('homeEntry', '/payments', 'Payments', [page('kbFaq', '/faq/payments', 'Payments FAQ')]),
  page('homeEntry', '/payroll', 'Payroll', [
    page('kbHowTo', '/how-to/close', 'Close a period'),
    page('kbHowTo', '/how-to/open', 'Open a period'),
  ]),
];
const suggestions = [
  question('Dispatch FAQ', '/faq/dispatch'),
  question('What do the colors mean?', '/faq/dispatch#colors'),
  question('How do I undo?', '/faq/dispatch#undo'),
  question('Who sees the board?', '/faq/dispatch#board'),
  question('When is a job late?', '/faq/dispatch#late'),
  question('Can I refund?', '/faq/payments#refund'),
];
const at = (path: string, starters: readonly string[] = []) =>
  startersOf({ items, suggestions }, { path, starters });

describe('the questions that a chat begins with [BR-4]', () => {
  it('are three of the FAQ pages of the area, those with words of the page first', () => {
    expect(at('/dispatch')).toEqual(['What do the colors mean?', 'How do I undo?', 'Who sees the board?']);
    expect(at('/how-to/board', ['Use the board'])).toEqual([
      'Who sees the board?',
      'What do the colors mean?',
      'How do I undo?',
    ]);
  });

  it('are one of each FAQ page in turn outside of areas', () => {
    expect(at('/search')).toEqual(['What do the colors mean?', 'Can I refund?', 'How do I undo?']);
  });

  it('are those of the page, else the articles of the area, where it has no FAQ page', () => {
    expect(at('/how-to/close', ['Close a period', 'Before'])).toEqual(['Close a period', 'Before']);
    expect(at('/payroll')).toEqual(['Close a period', 'Open a period']);
  });

  it('are none where the site has nothing', () => {
    expect(startersOf({ items: [], suggestions: [] }, { path: '/', starters: [] })).toEqual([]);
  });
});
