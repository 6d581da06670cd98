import { expect, test } from 'vitest';
import { lineChange } from '../../../../pipeline/diff/values/runs.ts';
import { tellRuns } from '../tell.ts';

const lines = { locale: 'en-US', titleOf: (embed: string) => embed };
const span = (text: string, marks = '', link = '') => ({ text, marks, link });

test.each([
  ['whole words', 'He will reopen it.', 'He will open it.', 'He will [-reopen-]{+open+} it.'],
  [
    'words beside one another as one run',
    'Press the red key.',
    'Press a big key.',
    'Press [-the red-]{+a big+} key.',
  ],
  ['punctuation by itself', 'Stop here.', 'Stop here!', 'Stop here[-.-]{+!+}'],
  ['words of a language without spaces', '今日は晴れです', '今日は雨です', '今日は[-晴れ-]{+雨+}です'],
])('tells %s', (_what, before, after, told) => {
  expect(tellRuns(lineChange([span(before)], [span(after)], lines).runs)).toBe(told);
});

test('distinguishes marks and links from words, also where only a part of a word has them', () => {
  const change = lineChange(
    [span('Save the '), span('report', 'strong'), span(' and '), span('send', '', '/a'), span(' it')],
    [span('Save the '), span('re'), span('port', 'em'), span(' and '), span('send', '', '/b'), span(' it')],
    lines,
  );
  expect(tellRuns(change.runs)).toBe('Save the <report: strong >  + em> and <send: /a > /b> it');
  expect([...change.aspects].toSorted()).toEqual(['format', 'links']);
  expect(change.words).toEqual({ added: 0, removed: 0 });
});

test('takes a locale that no language is called for English', () => {
  const odd = { ...lines, locale: 'not a locale' };
  expect(tellRuns(lineChange([span('One job')], [span('Two job')], odd).runs)).toBe('[-One-]{+Two+} job');
});
