import { expect, test } from 'vitest';
import { redirectFiles } from '../../../cli/site/redirect-files.ts';
import type { FieldbookConfig } from '../../../pipeline/config/config.ts';
import { howTo } from '../../pipeline/builders.ts';
import { linked } from '../../pipeline/documents.ts';

const filesOf = (config: FieldbookConfig, redirects = '/Old,/how-to/page') => {
  const { graph } = linked([howTo('page', 'Page')], { config, redirects });
  return Object.fromEntries(redirectFiles(graph).map(({ path, content }) => [path, content()]));
};

test('a site has redirects for Netlify and Cloudflare in one file [RD-4]', () => {
  expect(filesOf({ basePath: '/help/' })).toEqual({
    _redirects: `# Made by fieldbook from the redirect table: change the table, not this file.
/help/Old /help/how-to/page 302
/help/old /help/how-to/page 302
/help/Old/ /help/how-to/page 302
/help/old/ /help/how-to/page 302
`,
  });
});

test('the configuration names the hosts', () => {
  expect(Object.keys(filesOf({ hosts: ['nginx', 'vercel', 'netlify'] }))).toEqual([
    'redirects.nginx.conf',
    'vercel.json',
    '_redirects',
  ]);
  expect(filesOf({ hosts: ['netlify'] })['_redirects']).not.toContain('/Old/');
  expect(filesOf({ hosts: [] })).toEqual({});
});

test('where nothing is redirected, there is no file', () => {
  expect(filesOf({}, '/how-to/page,/elsewhere')).toEqual({});
});
