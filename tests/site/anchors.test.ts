import { beforeAll, describe, expect, test } from 'vitest';
import { reservedIds } from '../../pipeline/link/page/anchors.ts';
import { DOMParser } from '../dom-parser.ts';
import { fixtureInput } from '../fixtures.ts';
import { type Prerendered, prerendered, prerenderedSample } from './prerendered.ts';

const minuteMs = 60_000;

/** The ids of an article's page as a browser gets it, and the anchors that links are checked against. */
interface Compared {
  readonly url: string;
  readonly anchors: readonly string[];
  readonly ids: readonly string[];
  readonly html: string;
}

async function comparedIn({ graph, page }: Prerendered): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const { url, anchors } of graph.pages.values()) {
    const { html } = await page(url);
    compared.push({ url, anchors: [...anchors], ids: idsIn(html), html });
  }
  return compared;
}

/** Ids that tie labels to fields: they change with the page, so that nobody can link to them. */
const madeByReact = /^_R_\w*_$/u;

/** What else is on a page takes most of the time to parse. */
const articleIn = (html: string): string => /<article[\s\S]*<\/article>/u.exec(html)?.[0] ?? '';

const idsIn = (html: string): string[] =>
  [...html.matchAll(/<[^>]*?\sid="([^"]*)"/gu)].map(([, id = '']) =>
    id.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  );

describe.each([
  { space: 'the sample', pagesOf: prerenderedSample, atLeast: 80 },
  { space: 'the fixtures', pagesOf: () => prerendered(fixtureInput()), atLeast: 9 },
])('on every article page of $space', ({ pagesOf, atLeast }) => {
  let pages: readonly Compared[];
  beforeAll(async () => {
    pages = await comparedIn(pagesOf());
  }, minuteMs);

  test('the anchors that links are checked against are ids of the page [AR-8]', () => {
    expect(pages.length).toBeGreaterThanOrEqual(atLeast);
    const missing = pages.flatMap(({ url, anchors, ids }) =>
      anchors.filter((anchor) => !ids.includes(anchor)).map((anchor) => `${url}#${anchor}`),
    );
    expect(missing).toEqual([]);
    expect(pages.flatMap(({ anchors }) => anchors).length).toBeGreaterThanOrEqual(atLeast);
  });

  test('no other id can be linked to, but for those of the frame around the article', () => {
    const others = new Set(
      pages.flatMap(({ anchors, ids }) =>
        ids.filter((id) => !anchors.includes(id) && !reservedIds.includes(id) && !madeByReact.test(id)),
      ),
    );
    expect([...others]).toEqual([]);
  });

  test('each stands there once, in the order of the outline', () => {
    for (const { url, anchors, ids } of pages) {
      expect([url, ids.filter((id) => anchors.includes(id))]).toEqual([url, anchors]);
    }
  });

  test('each heading with an anchor has one link, outside of itself and of a summary [AR-1]', () => {
    for (const { url, anchors, html } of pages) {
      const page = new DOMParser().parseFromString(articleIn(html), 'text/html');
      const headings = [...page.querySelectorAll('article :is(h2, h3, h4, h5, h6)[id]')].filter(
        ({ id, textContent }) => anchors.includes(id) && textContent?.trim() !== '',
      );
      const links = [...page.querySelectorAll('article a[data-action=copy-link]')];
      expect([
        url,
        links.map((link) => `${link.getAttribute('href')} ${link.getAttribute('aria-label')}`).toSorted(),
      ]).toEqual([
        url,
        headings
          .map(({ id, textContent }) => `#${encodeURIComponent(id)} Link to “${textContent?.trim()}”`)
          .toSorted(),
      ]);
      expect(links.filter((link) => link.closest('summary, h2, h3, h4, h5, h6') !== null)).toEqual([]);
    }
  });
});
