import { expect, test } from 'vitest';
import { askedBy, contentTypeIn } from '../../../../../cli/source/export/answers/asked-by.ts';

test('a request shows what it is for by its address', () => {
  const host = 'https://api.contentful.com:443';
  const ofEnvironment = '/spaces/entries/environments/tags';
  expect([
    askedBy({ baseURL: host, url: '/spaces/entries' }),
    askedBy({ baseURL: host, url: ofEnvironment }),
    askedBy({ baseURL: host, url: `${ofEnvironment}/tags` }),
    askedBy({ baseURL: host, url: `${ofEnvironment}/content_types` }),
    askedBy({ baseURL: host, url: `${ofEnvironment}/content_types/kbHowTo/editor_interface` }),
    askedBy({ url: `https://cdn.contentful.com:443${ofEnvironment}/assets` }),
    askedBy(),
  ]).toEqual(['space', 'environment', 'tags', 'contentTypes', 'editorInterfaces', 'assets', 'space']);
});

test('an editor interface is named by its content type', () => {
  expect(contentTypeIn({ url: '/spaces/s/environments/master/content_types/kbHowTo/editor_interface' })).toBe(
    'kbHowTo',
  );
});
