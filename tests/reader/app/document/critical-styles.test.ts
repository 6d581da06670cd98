import { expect, test } from 'vitest';
import { criticalStyles } from '../../../../reader/app/document/critical-styles.ts';
import article from '../../../../reader/features/article/article-body.module.css';

const all = [{ css: 'a{}', others: ['table', '.other'] }];
const opening = `<header class="bar"></header><main><h1>Title</h1><div class="${article.body}">`;
const end = '</div></main><footer class="other"></footer>';

test('an article is styled up to the first block that needs other styles [RT-7]', () => {
  const blocks = '<p class="text">One<br/>line</p><section><h2>Two</h2></section>';
  const later = '<section><table></table></section><p>Three</p>';
  const body = opening + blocks + later + end;
  expect(criticalStyles(body, all)).toEqual({ css: 'a{}', before: opening + blocks, after: later + end });
});

test.each([
  ['the first block', `${opening}<div class="text other"></div><p>Two</p>${end}`],
  ['the title', `${opening.replace('<h1>', '<h1 class="other">')}<p>One</p>${end}`],
  ['a list', `<main><ul class="other"></ul></main>`],
])('a page waits for its style sheets if %s needs them', (_what, body) => {
  expect(criticalStyles(body, all)).toBeUndefined();
  expect(criticalStyles(`<main><p></p></main>`, undefined)).toBeUndefined();
});

test.each([
  ['a dialog', '<dialog><table></table></dialog>'],
  ['closed details', '<details><summary>One</summary><p class="other"></p></details>'],
  ['an icon', '<svg class="icon"><path class="other"></path></svg>'],
])('what is in %s is not of the first screen', (_what, html) => {
  const body = `<main>${html}<p>Text</p></main>${end}`;
  expect(criticalStyles(body, all)).toEqual({ css: 'a{}', before: body, after: '' });
});

test('open details are of the first screen', () => {
  const body = '<main><details open=""><summary>One</summary><p class="other"></p></details></main>';
  expect(criticalStyles(body, all)).toBeUndefined();
});
