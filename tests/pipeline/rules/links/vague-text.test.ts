import { expect, test } from 'vitest';
import { findingsOf, howTo, text } from '../../builders.ts';
import { hyperlink } from '../../documents.ts';

const board = howTo('board', 'Dispatch board');
const crews = (label: string) =>
  howTo('crews', 'Plan crews', {
    introduction: text('To plan, click ', hyperlink('/how-to/board', label), '.'),
  });

test.each(['here', 'Click here', 'READ MORE', ' this page ', 'here.', '«More»', 'Learn more →'])(
  'the words %j do not say where a link leads',
  (label) => {
    expect(findingsOf([board, crews(label)])).toEqual([
      {
        rule: 'links/vague-text',
        entry: 'crews',
        field: 'introduction',
        message: `The words "${label.trim()}" do not say where the link leads; in a list of links they mean nothing.`,
      },
    ]);
  },
);

test.each(['the dispatch board', 'More about crews', 'Here is the board', 'Hereford branch'])(
  'the words %j are no finding',
  (label) => {
    expect(findingsOf([board, crews(label)])).toEqual([]);
  },
);
