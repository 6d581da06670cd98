// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { ContentNode } from '../../../schemas/bundle/node.ts';
import { type ContentTypeId, contentTypes } from '../../../schemas/content/index.ts';
import { node } from '../builders.ts';
import { renderNode } from './render-node.tsx';

/** A node with the names that types require, and nothing else. */
const bare = (type: ContentTypeId): ContentNode => {
  const names = { title: 'T', question: 'T', term: 'T', heading: 'T', workflowName: 'T', name: 'T' };
  const { fields, ...rest } = node(type);
  return {
    ...rest,
    fields: { ...names, url: '/x', videoUrl: '/x', code: { children: [] }, ...fields },
  } as never;
};

test.each(Object.keys(contentTypes) as ContentTypeId[])('a %s without values is shown', (type) => {
  expect(() => renderNode(bare(type))).not.toThrow();
});

test.each(['template', 'sectionName', 'announcementType', 'redirectRule'] as const)(
  'a %s shows nothing',
  (type) => {
    expect(renderNode(bare(type)).innerHTML).toBe('');
  },
);

test('nothing in a view breaks the content policy', () => {
  const video = node('externalVideo', { title: 'Board', videoUrl: 'https://vimeo.com/847203915' });
  const html = renderNode(node('kbReleaseNotes', { title: 'Summer', videoHighlights: [video] })).innerHTML;
  expect(html).not.toMatch(/ style=| on\w+=|<script/u);
});
