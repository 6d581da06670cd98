import { describe, expect, test } from 'vitest';
import type { FieldbookConfig } from '../../../../pipeline/config/config.ts';
import { findingsOf, howTo } from '../../builders.ts';

const vans = howTo('vans', 'Vans', { deliveryChannels: ['main', 'marketing-pro-aspire'] });
const crews = howTo('crews', 'Crews', { deliveryChannels: ['main'] });
const partner = { knowledgeBase: 'marketing-pro-aspire' };

const link = (url: string) => ({ label: 'See', url });

/** What is found in a site with these links, with their places within `site`. */
const found = (
  site: FieldbookConfig['site'],
  config: FieldbookConfig = {},
  redirects: readonly string[] = [],
) =>
  findingsOf([vans, crews, howTo('draft', 'Draft', {}, 'draft')], {
    config: { siteUrl: 'https://help.example', ...config, site },
    redirects,
  }).map(({ rule, source, message, suggestion }) => [
    rule,
    `${source?.file} ${source?.pointer?.replace('/site', '')}`,
    suggestion === undefined ? message : `${message} ${suggestion}?`,
  ]);

const inFooter = (url: string) => ({ footer: { legal: [link(url)] } });
const atFooter = 'configuration /footer/legal/0/url';

describe('a link of the header or the footer', () => {
  test('says nothing where it leads to a page of this build, or to another site', () => {
    const urls = [
      '/how-to/vans',
      '/',
      '/categories',
      '/announcements',
      'https://help.example/how-to/crews',
      '/old',
    ];
    const links = [...urls, '/how-to/vans#top', 'https://www.example.com', 'mailto:a@b.example'].map(link);
    const site = {
      header: { links, ideasUrl: 'https://ideas.example' },
      footer: { columns: [{ title: 'A', links }], social: links, legal: links },
    };
    expect(found(site, {}, ['/old,/how-to/vans'])).toEqual([]);
  });

  test('is a finding where it leads to no page, in the configuration', () => {
    const gone = link('/how-to/van');
    const site = {
      header: { links: [link('/'), gone], ideasUrl: '/ideas-of-readers' },
      footer: {
        columns: [
          { title: 'A', links: [] },
          { title: 'B', links: [gone] },
        ],
        social: [gone],
        legal: [gone],
      },
    };
    const fault = 'The link "See" leads to /how-to/van, which is not a page of this site. /how-to/vans?';
    expect(found(site)).toEqual([
      ['links/broken-page', 'configuration /footer/columns/1/links/0/url', fault],
      ['links/broken-page', 'configuration /footer/legal/0/url', fault],
      ['links/broken-page', 'configuration /footer/social/0/url', fault],
      [
        'links/broken-page',
        'configuration /header/ideasUrl',
        'The link "Ideas" leads to /ideas-of-readers, which is not a page of this site.',
      ],
      ['links/broken-page', 'configuration /header/links/1/url', fault],
    ]);
    expect(found(inFooter('/how-to/draft'))).toEqual([
      [
        'links/broken-page',
        atFooter,
        'The link "See" leads to /how-to/draft, the page of "Draft", which is a draft.',
      ],
    ]);
  });

  test('is a warning where only another knowledge base has the page [KB-2]', () => {
    expect(found(inFooter('/how-to/crews'))).toEqual([]);
    expect(found(inFooter('/how-to/crews'), partner)).toEqual([
      [
        'refs/other-channel',
        atFooter,
        'The link "See" leads to "Crews", which is not in the knowledge base "marketing-pro-aspire": readers do not get there.',
      ],
    ]);
    expect(found(inFooter('/how-to/vans'), partner)).toEqual([]);
    expect(found(inFooter('/how-to/gone'), partner).map(([rule]) => rule)).toEqual(['links/broken-page']);
  });

  test('is judged like a link of the content', () => {
    expect(found(inFooter('/how-to/vans#gone'))).toEqual([
      [
        'links/broken-anchor',
        atFooter,
        'The link "See" leads to "#gone" on /how-to/vans, where there is no such place.',
      ],
    ]);
  });
});
