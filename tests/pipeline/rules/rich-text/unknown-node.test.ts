import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { block, doc, p } from '../../documents.ts';

const board = (...blocks: readonly unknown[]) =>
  howTo('board', 'Dispatch board', { introduction: doc(...blocks) });

const config = { contentTypes: { article: { as: 'kbHowTo', fields: { introduction: 'body' } } } };
const article = (body: string) => entry('article', 'board', { title: 'Dispatch board', body });
test('a node that Contentful does not define is a warning [PL-2]', () => {
  expect(findingsOf([board(block('callout', [p('Drag a job.')]))])).toEqual([
    {
      rule: 'rich-text/unknown-node',
      entry: 'board',
      field: 'introduction',
      message: 'The node "callout" is not one that Contentful defines; only the text in it is shown.',
    },
  ]);
});

test('HTML in Markdown that is not shown is a warning, but for comments', () => {
  expect(findingsOf([article('Drag a job.\n\n<my-box>Words in HTML.</my-box>')], { config })).toMatchObject([
    { rule: 'rich-text/unknown-node', entry: 'board', field: 'body' },
  ]);
  expect(findingsOf([article('Drag a job. <!-- for Ann -->')], { config })).toEqual([]);
});

test('a known node is no finding', () => {
  expect(findingsOf([board(p('Drag a job.'))])).toEqual([]);
});
