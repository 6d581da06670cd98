import { describe, expect, test } from 'vitest';
import { goneAddresses } from '../../../pipeline/contract/gone-addresses.ts';
import { compiledRedirects } from '../../../pipeline/emit/redirects.ts';
import { hostWriters, redirectFormats } from '../../../pipeline/redirects/hosts/index.ts';
import { findingsOf, howTo, text } from '../builders.ts';
import { built, hyperlink, linked, rawEntry } from '../documents.ts';

const config = { siteUrl: 'https://help.example', routes: { kbHowTo: '/guides' } };

const board = howTo('board', 'Board', { url: 'use-the-board' });
const links = (...urls: readonly string[]) => text(...urls.map((url) => hyperlink(url, 'the board')));
const vans = howTo('vans', 'Vans', {
  introduction: links(
    '/how-to/use-the-board',
    '/guides/use-the-board',
    'https://help.example/how-to/use-the-board#x',
  ),
});
const space = [board, vans];

describe('a site with a prefix of its own for a content type [MP-12]', () => {
  test('has its pages there, canonical addresses and the site’s file included', () => {
    const build = built(space, { config });
    expect(build.article('board')).toMatchObject({
      url: '/guides/use-the-board',
      head: { canonical: 'https://help.example/guides/use-the-board' },
    });
    expect(build.manifest.files.flatMap(({ url }) => url ?? [])).toEqual([
      '/guides/use-the-board',
      '/guides/vans',
    ]);
    expect(build.file('site').routes).toEqual({ kbHowTo: '/guides' });
  });

  test('has none of it in its files without a setting', () => {
    expect(built(space).file('site')).not.toHaveProperty('routes');
  });

  test('speaks the language of its locale', () => {
    const routes = { kbHowTo: { es: '/guias', 'es-MX': '/guías' }, article: { en: '/docs' } };
    expect(linked(space, { config: { routes } }).graph.prefixes).toEqual({ article: '/docs' });
    const mexican = { locales: [{ code: 'es-MX', name: 'Español', default: true, fallbackCode: null }] };
    expect(linked(space, { config: { routes }, parts: mexican }).graph.prefixes).toEqual({
      kbHowTo: '/gu%C3%ADas',
    });
  });

  test('resolves links in texts to either address, without a finding', () => {
    expect(
      findingsOf(space, { config }).filter(({ rule }) => /links\/(?:broken-page|redirected)/u.test(rule)),
    ).toEqual([]);
    const written = JSON.stringify(built(space, { config }).article('vans').node);
    expect(written.match(/\/(?:how-to|guides)\/[^"]*/gu)).toEqual([
      '/guides/use-the-board',
      '/guides/use-the-board',
      '/guides/use-the-board#x',
    ]);
  });

  test('still finds links to pages that are not there, and names the one that was meant', () => {
    const broken = howTo('broken', 'Broken', { introduction: links('/how-to/use-the-bord') });
    expect(findingsOf([board, broken], { config })).toContainEqual(
      expect.objectContaining({ rule: 'links/broken-page', entry: 'broken' }),
    );
  });

  test('leads a rule of the redirect table to the new address at once', () => {
    const { graph } = linked(space, { config, redirects: '/old,/how-to/use-the-board#x,true' });
    expect(compiledRedirects(graph).anyCase).toMatchObject([
      { from: '/old', to: '/guides/use-the-board#x', isPermanent: true },
    ]);
  });

  test('has lost no page for the contract with an older state', () => {
    const before = linked(space).graph;
    expect(goneAddresses(before, linked(space, { config }).graph)).toEqual([]);
    expect(goneAddresses(before, linked([vans], { config }).graph).map(({ from }) => from)).toEqual([
      '/how-to/use-the-board',
    ]);
  });

  test('moves the folder for each host, after the rules for single paths', () => {
    const { graph } = linked(space, { config, redirects: '/how-to/x,/elsewhere' });
    const compiled = compiledRedirects(graph);
    expect(compiled.folders).toEqual([{ from: '/how-to', to: '/guides' }]);
    const texts = new Map(
      redirectFormats.map((format) => [format, hostWriters[format](compiled, { basePath: '/help/' })]),
    );
    const last = '/help/how-to/* /help/guides/:splat 301';
    expect(texts.get('netlify')?.text.trimEnd().split('\n').at(-1)).toBe(last);
    expect(texts.get('cloudflare')?.text.trimEnd().split('\n').at(-1)).toBe(last);
    expect(JSON.parse(texts.get('vercel')?.text ?? '').redirects.at(-1)).toEqual({
      source: '/help/how-to/:page+',
      destination: '/help/guides/:page+',
      statusCode: 301,
    });
    expect(texts.get('nginx')?.text).toContain(
      `map $fieldbook_path $fieldbook_any_case {
  "/help/how-to/x" "302 /help/elsewhere";
  "~^/help/how-to/(?<fieldbook_page>[^[:cntrl:]]+)$" "301 /help/guides/$fieldbook_page";
}`,
    );
    expect(texts.get('csv')?.losses).toHaveLength(1);
  });

  test('leaves the usual prefix to another type that has it now', () => {
    const routes = { kbHowTo: '/guides', article: '/how-to' };
    const note = rawEntry('article', 'note', { title: 'Note', url: 'use-the-board' });
    const { graph } = linked([board, note], { config: { routes } });
    expect([...graph.routes.keys()]).toEqual(['/guides/use-the-board', '/how-to/use-the-board']);
    expect(compiledRedirects(graph).folders).toEqual([{ from: '/articles', to: '/how-to' }]);
  });

  test('keeps the feed of release notes beside them', () => {
    const routes = { kbReleaseNotes: '/changes' };
    const feed = rawEntry('kbReleaseNotes', 'feed', { title: 'Feed', url: 'feed.xml' });
    expect(findingsOf([feed], { config: { routes } })).toContainEqual(
      expect.objectContaining({ rule: 'slugs/unusable', entry: 'feed' }),
    );
  });
});
