import { expect, it } from 'vitest';
import { startTopics } from '../../../../reader/features/search/start-topics.ts';

const topic = (title: string, url?: string) => ({ id: title, type: 'homeEntry', title, url, children: [] });

it('topics have a page of their own, one a name, and are few', () => {
  const items = [topic('Dispatch', '/a'), topic('dispatch', '/b'), topic('How-to'), topic('Mobile', '/c')];
  expect(startTopics(items)).toEqual([
    { title: 'Dispatch', url: '/a' },
    { title: 'Mobile', url: '/c' },
  ]);
  const many = Array.from({ length: 40 }, (_, index) => topic(`Topic ${index}`, `/${index}`));
  expect(startTopics(many)).toHaveLength(12);
});
