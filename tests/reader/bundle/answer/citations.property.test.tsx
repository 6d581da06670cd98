// @vitest-environment jsdom
import fc from '../../../fast-check.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import type { ScoredUrl } from '../../../../schemas/services/help-center/answer.ts';
import { AnswerText } from '../../../../reader/bundle/answer/answer-text.tsx';
import { SourceList } from '../../../../reader/bundle/answer/source-list.tsx';
import { checkedSources } from '../../../../reader/bundle/answer/use-citations.ts';
import { loadParseAnswer } from '../../../../reader/bundle/answer/use-parse-answer.ts';
import { SiteAddress } from '../../../../reader/bundle/pages/site-address.ts';
import { openFixture, pageUrls } from './cited-bundle.ts';

const basePath = '/kb/';
const resolve = await openFixture({ basePath });

const liveOnes = [
  ...pageUrls,
  '/kb/how-to/take-a-payment#cards',
  'https://help.example.com/kb/faq/Dispatch-FAQ?caseId=1#when',
  'https://preview.example.com/kb/announcements/',
];
const movedOnes = [
  '/how-to/charge-a-card',
  '/FAQ/academy',
  'https://help.example.com/kb/how-to/old-payments#x',
];
const deadOnes = [
  '/how-to/nowhere',
  '/faq/dead',
  '/categories',
  '/search',
  'how-to/take-a-payment',
  '#a',
  '?a',
  '',
];
const hostileOnes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#10;script:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://help.example.com/1',
  '//evil.example/kb/how-to/take-a-payment',
  '/\\evil.example',
  'https:\\\\evil.example',
  'https://help.example.com@evil.example/',
  'https://a:b@evil.example/',
  'https://evil.example/\u202Egnp',
  'https://evil.example/%E2%80%8Ba',
  'http://help.example.com/kb/how-to/take-a-payment',
  'https://help.example.com:444/kb/faq/Dispatch-FAQ',
  'https://help.example.com./kb/',
  `https://evil.example/${'a'.repeat(2500)}`,
];
const otherOnes = [
  'https://academy.example.com/a?b=1#c',
  'http://academy.example.com',
  'HTTPS://Academy.example.com:8443/',
];

/** Addresses of every kind, some with characters that have no business there, some that nobody has thought of. */
const address = fc.oneof(
  fc.constantFrom(...liveOnes, ...movedOnes, ...deadOnes, ...hostileOnes, ...otherOnes),
  fc
    .tuple(
      fc.constantFrom(...liveOnes, ...hostileOnes, ...otherOnes),
      fc.string({ unit: 'binary', maxLength: 6 }),
    )
    .map((parts) => parts.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .tuple(fc.constantFrom('http:', 'https:', 'javascript:', '/', '//', '/kb/', '\\'), fc.string())
    .map((parts) => parts.join('')),
);

const words = fc.oneof(
  fc.constantFrom('Pay', 'https://help.example.com/kb/', '**now**', ''),
  fc.string({ maxLength: 12 }),
);

/** Every way in which Markdown, or what looks like it, names an address. */
const link = fc
  .tuple(
    address,
    words,
    fc.constantFrom(
      (url: string, text: string) => `[${text}](${url})`,
      (url: string, text: string) => `[${text}](<${url}> "title")`,
      (url: string) => `<${url}>`,
      (url: string) => url,
      (url: string, text: string) => `[${text}][ref]\n\n[ref]: ${url}\n`,
      (url: string) => `[ref]\n\n[ref]: <${url}>\n`,
      (url: string, text: string) => `![${text}](${url})`,
      (url: string, text: string) => `[![${text}](${url})](${url})`,
      (url: string, text: string) => `<a href="${url}">${text}</a>`,
      (url: string) => `<img src="${url}" onerror="alert(1)">`,
      (url: string) => `<iframe src='${url}'></iframe>`,
      (url: string, text: string) => `[^1]\n\n[^1]: [${text}](${url})\n`,
    ),
  )
  .map(([url, text, write]) => write(url, text));

const place = fc.constantFrom(
  (text: string) => text,
  (text: string) => `> ${text}`,
  (text: string) => `1. ${text}`,
  (text: string) => `# ${text}`,
  (text: string) => `**${text}**`,
  (text: string) => `| A |\n| - |\n| ${text} |`,
  (text: string) => `- > - *${text}*`,
);

const answer = fc.record({
  markdown: fc
    .array(fc.tuple(place, link), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.map(([put, text]) => put(text)).join('\n\n')),
  scoredUrls: fc.array(
    fc.record({
      url: address,
      title: fc.option(fc.string(), { nil: undefined }),
      score: fc.option(fc.double({ noNaN: true }), { nil: undefined }),
    }),
    { maxLength: 8 },
  ),
});

/** Everything on the page that could load or lead somewhere, as it is written. */
const addressesIn = (page: Element): string[] =>
  [...page.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) => /^(?:href|src|srcset|action|formaction|data|poster|style|on.*)$/u.test(name))
      .map(({ name, value }) =>
        name === 'href' && element.localName === 'a' ? value : `${element.localName}[${name}]`,
      ),
  );

/** Exactly a page of the bundle. */
const isPage = (href: string): boolean =>
  href.startsWith(basePath) &&
  (pageUrls as readonly string[]).includes(href.slice(basePath.length - 1).replace(/#.*$/su, ''));

/** Plainly a page of another site. */
function isOtherSite(href: string): boolean {
  if (!/^https?:\/\/[^/\\@]+\//u.test(href) || /[\p{Cc}\p{Cf}]/u.test(href)) return false;
  const { hostname, username, password } = new URL(href);
  const isOwn = ['help.example.com', 'preview.example.com'].includes(hostname.replace(/\.+$/u, ''));
  return !isOwn && username === '' && password === '';
}

/** The way on of an answer that nothing confirms. */
const isSearch = (href: string): boolean => href === '/kb/search';

beforeAll(loadParseAnswer);

const rendered = (root: Root, markdown: string, scoredUrls: readonly ScoredUrl[]): void => {
  const checked = checkedSources(scoredUrls, resolve);
  const element = (
    <SiteAddress value={{ basePath }}>
      <AnswerText markdown={markdown} resolve={resolve} />
      <SourceList checked={checked} />
    </SiteAddress>
  );
  const router = createMemoryRouter([{ path: '*', element }], {
    basename: basePath,
    initialEntries: [basePath],
  });
  act(() => root.render(<RouterProvider router={router} />));
};

test(
  'of any answer no dead or hostile link is shown, in the text or as a source',
  { timeout: 300_000 },
  () => {
    const container = document.createElement('div');
    const root = createRoot(container);
    const shown = { pages: 0, otherSites: 0, parsed: 0 };
    fc.assert(
      fc.property(answer, ({ markdown, scoredUrls }) => {
        rendered(root, markdown, scoredUrls);
        const addresses = addressesIn(container).filter((href) => !isSearch(href));
        expect(addresses.filter((href) => !isPage(href) && !isOtherSite(href))).toEqual([]);
        shown.pages += addresses.filter(isPage).length;
        shown.otherSites += addresses.filter(isOtherSite).length;
        shown.parsed += container.querySelector('p')?.parentElement === container ? 0 : 1;
      }),
      { numRuns: 60 },
    );
    act(() => root.unmount());
    // it has looked at something
    expect(Math.min(shown.pages, shown.otherSites, shown.parsed)).toBeGreaterThan(5);
  },
);
