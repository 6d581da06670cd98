import { expect, test } from 'vitest';
import { type Inline, entry, findingsOf, howTo, text } from '../../builders.ts';
import { hyperlink, toEntry, words } from '../../documents.ts';

const config = { contentTypes: { article: { as: 'kbHowTo', fields: { introduction: 'body' } } } };
const article = (body: string) => entry('article', 'crews', { title: 'Plan crews', body });
const board = howTo('board', 'Dispatch board');
const crews = (...inlines: readonly Inline[]) =>
  howTo('crews', 'Plan crews', { introduction: text('Open ', ...inlines, ' now.') });

test.each([[''], [' '], ['\u00a0'], ['\u200b']])('a link whose words are %j is a warning', (label) => {
  const found = findingsOf([board, crews(hyperlink('/how-to/board', label))]);
  expect(found.filter(({ rule }) => rule !== 'schema/invisible-characters')).toEqual([
    {
      rule: 'links/empty-text',
      entry: 'crews',
      field: 'introduction',
      message: 'A link to "/how-to/board" has no words: readers cannot see it.',
    },
  ]);
});

test('a link to an entry without words is a warning too', () => {
  expect(findingsOf([board, crews(toEntry('board'))]).map(({ rule }) => rule)).toEqual(['links/empty-text']);
});

test('a link with words is no finding', () => {
  expect(findingsOf([board, crews(hyperlink('/how-to/board', words('the ', 'bold'), 'board'))])).toEqual([]);
});

const linked = (alt: string) => article(`[![${alt}](https://images.ctfassets.net/board.png)](/how-to/board)`);

test('in Markdown an image with alternative text gives words to the link around it', () => {
  expect(findingsOf([board, linked('The dispatch board')], { config })).toEqual([]);
  expect(findingsOf([board, linked('')], { config }).map(({ rule }) => rule)).toEqual([
    'links/empty-text',
    'media/no-alt',
  ]);
});
