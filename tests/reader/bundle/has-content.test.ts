import { describe, expect, test } from 'vitest';
import { hasContent } from '../../../reader/bundle/has-content.ts';
import { element, embed, node, richText } from '../builders.ts';

describe('a text without content [AR-20]', () => {
  test.each([
    ['is absent', undefined],
    ['is empty', richText()],
    ['is an empty paragraph', richText(element('p', {}, ' \n'))],
    ['is an empty heading', richText(element('h2', {}, element('strong', {}, '')))],
  ])('%s', (_case, text) => {
    expect(hasContent(text)).toBe(false);
  });
});

describe('a text with content [AR-20]', () => {
  test.each([
    ['has words', richText('Select Save.')],
    ['has a picture', richText(element('p', {}, element('img', { src: '/x.png' })))],
    ['has an embedded entry', richText(embed(node('media')))],
  ])('%s', (_case, text) => {
    expect(hasContent(text)).toBe(true);
  });
});
