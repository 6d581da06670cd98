import { describe, expect, test } from 'vitest';
import { readBundleFile, routesOf } from '../../cli/site/pages/routes.ts';
import { config } from '../../pipeline/config/config.ts';
import { readExport } from '../../pipeline/decode/export/raw-export.ts';
import { ownServices } from '../../schemas/services/addresses.ts';
import { pages } from '../../schemas/urls.ts';
import { articleOfType, sampleExport } from '../browser/sample.ts';
import { onlyPages } from '../browser/small-space.ts';
import { prerendered } from './prerendered.ts';

const articles = Object.values(articleOfType);
const lists = ['homeEntry', 'announcement', 'productArea', 'kbCapability'];
const exported = readExport(
  onlyPages(
    articles.map(({ id }) => id),
    sampleExport(),
    lists,
  ),
);
if (!exported.ok) throw new Error(exported.failure);

/** A page of each kind, as `fieldbook init` configures a site: every setting has its default. */
const site = prerendered({ exported: exported.value, config: config.parse({}) });
const articleUrls: ReadonlySet<string> = new Set(site.urls);
const kinds = [
  ...routesOf(site.files).filter((url) => !articleUrls.has(url)),
  ...articles.map(({ url }) => url),
];

/** What leads or asks elsewhere. */
const attributes = /\s(?:href|src|action|formaction|ping)="([^"]*)"/gu;

/** Where services are, or would be. */
const ofServices = [...Object.values(ownServices), '/Auth/', '/services/', pages.signIn].map((path) =>
  path.toLowerCase(),
);

describe('a site without services', () => {
  test.each(kinds)('%s leads to none of them [DP-1]', async (url) => {
    const { html } = await site.page(url);
    const led = Array.from(html.matchAll(attributes), ([, address = '']) => address.toLowerCase());
    expect(led.length).toBeGreaterThan(5);
    expect(led.filter((address) => ofServices.some((path) => address.startsWith(path)))).toEqual([]);
    expect(html.replaceAll(/<[^>]*>/gu, ' ')).not.toMatch(/\blog in\b/iu);
  });

  test('its pages know no address that a script could ask [DP-1]', () => {
    const { services, search, scripts, scriptProxy } = readBundleFile(site.files, 'site');
    expect({ services, search, scripts, scriptProxy }).toEqual({
      services: {},
      search: undefined,
      scripts: undefined,
      scriptProxy: undefined,
    });
  });
});
