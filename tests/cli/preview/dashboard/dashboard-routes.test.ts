import { expect, test, vi } from 'vitest';
import { answerFaults, sessionFaults } from '../../../../cli/services/chat/chat-faults.ts';
import { caseFaults } from '../../../../cli/services/help-center/case-faults.ts';
import { searchFaults, tokenFaults } from '../../../../cli/services/search/search-faults.ts';
import type { PreviewSite } from '../../../../cli/preview/preview-site.ts';
import { profileFaults } from '../../../../cli/preview/sign-in/profile-faults.ts';
import { validate } from '../../../../pipeline/build.ts';
import { howTo } from '../../../pipeline/builders.ts';
import { exportOf, settings } from '../../../pipeline/documents.ts';
import { answers } from '../../services/chat/chat-client.ts';
import { emptySite, previewOf } from '../preview-of.ts';

const search = { search: () => Promise.reject(new Error('not asked')), suggestions: async () => [] };
const site = {
  ...emptySite,
  basePath: '/help/',
  search,
  answers,
  pageOf: (id: string) => ({ hwAdd: '/how-to/add', hwStep: '/how-to/add#step-2' })[id],
};

test('the dashboard is a page for itself, without scripts and not for search engines [PL-5]', async () => {
  const { ask } = await previewOf(site);
  for (const path of ['/help/preview', '/help/preview/']) {
    const response = await ask(path);
    const page = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page).toContain('<h1>Vanbase Help Center</h1>');
    expect(page).toContain('<meta name="robots" content="noindex,nofollow" />');
    expect(page).not.toMatch(/<script|style=|\son\w+=/u);
    expect(page).toMatch(/<a href="\/help\/">(?:(?!<a ).)*Open the site<\/a>/su);
  }
});

test('the navigation marks what a page belongs to, and counts the findings once they are there [PL-5]', async () => {
  const navigationOf = async (other: Partial<PreviewSite> = {}) => {
    const { ask } = await previewOf({ ...site, ...other });
    const page = await (await ask('/help/preview/rules/links/broken-page')).text();
    return /<nav id="menu".*?<\/nav>/su.exec(page)?.[0] ?? '';
  };
  const navigation = await navigationOf();
  expect(navigation.match(/aria-current="[^"]*"/gu)).toEqual(['aria-current="true"']);
  expect(navigation).toMatch(/aria-current="true"\s*>(?:(?!<a ).)*Rules/su);
  expect(navigation).toMatch(/Findings <span class="count">\d+</u);
  expect(await navigationOf({ rest: { ...site.rest, isChecked: () => false } })).not.toContain(
    'class="count"',
  );
});

test('the dashboard has the fonts of the theme [PL-5]', async () => {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', href: 'assets/a.woff2', crossorigin: '' };
  const themeLinks = [font, { rel: 'stylesheet', href: 'assets/theme.css' }];
  const page = await (await (await previewOf({ ...site, themeLinks })).ask('/help/preview')).text();
  const links = [...page.matchAll(/<link\s+rel="(?:preload|stylesheet)"\s+href="([^"]+)"/gu)].map(
    ([, href]) => href,
  );
  expect(links).toEqual([
    '/help/assets/a.woff2',
    '/help/assets/theme.css',
    '/help/services/preview/styles.css',
  ]);
});

test.each(['readers', 'rules', 'queries', 'entries', 'entries/state/draft', 'changes', 'unreachable'])(
  'the page %s is one of its own, with scripts of its own files only, and not for search engines',
  async (path) => {
    const response = await (await previewOf(site)).ask(`/help/preview/${path}`);
    const page = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page).toContain('<meta name="robots" content="noindex,nofollow" />');
    expect(page).not.toMatch(/<script(?! type="module" src="\/help\/services\/preview\/)|style=|\son\w+=/u);
  },
);

test('the page of readers shows what was sent as text, whatever it says', async () => {
  const { ask, events } = await previewOf(site);
  const hostile = '<img src=x onerror=alert(1)>';
  events.keep('searches', { query: hostile, filters: '{}', results: 0 });
  events.keep('clicks', { query: 'a', resultId: 'x', url: 'javascript:alert(1)', position: 1 });
  events.keep('clicks', { query: 'a', resultId: 'x', url: '//evil.example', position: 1 });
  events.keep('clicks', { query: 'a', resultId: 'x', url: '/how-to/add', position: 1 });
  events.keep('ratings', { query: 'a', value: 2, comment: 'b'.repeat(5000) });
  const page = await (await ask('/help/preview/readers')).text();
  expect(page).not.toContain(hostile);
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(page).not.toMatch(/href="(?:javascript|\/\/)/u);
  expect(page).toContain('href="/help/how-to/add"');
  expect(page).toContain(`${'b'.repeat(300)}…`);
  expect(page).not.toContain('b'.repeat(301));
});

test('the page of readers counts what was sent several times, and shows eight rows before all are asked for', async () => {
  const { ask, events } = await previewOf(site);
  for (const index of Array(10).keys())
    events.keep('searches', { query: `van ${index}`, filters: '{}', results: 4 });
  for (const query of ['void', 'void']) events.keep('searches', { query, filters: '{}', results: 0 });
  const page = async (query: string) =>
    (await (await ask(`/help/preview/readers${query}`)).text()).replaceAll(/\s+/gu, ' ');
  const first = await page('');
  const found = '<a href="/help/search?q=void"><bdi>void</bdi></a>';
  expect(first).toContain(`${found} <span class="badge">×2</span>`);
  expect(first.match(/<bdi>van \d<\/bdi>/gu)).toHaveLength(7);
  expect(first).toContain('<a href="?all=searches#searches">Show all 11</a>');
  expect((await page('?all=searches')).match(/<bdi>van \d<\/bdi>/gu)).toHaveLength(10);
});

test('the page of readers shows what others have written into the database, as far as it can be read', async () => {
  const { ask, events } = await previewOf(site);
  events.keep('searches', { query: 'dispatch', filters: 'no JSON', results: 1 });
  events.keep('searches', { query: 'van', filters: '{"COLOUR":["red"]}', results: 2 });
  events.keep('searches', { query: 'job', filters: '{"SOURCE":["Absorb"]}', results: 3 });
  const page = await (await ask('/help/preview/readers')).text();
  for (const words of ['dispatch', 'van', 'job', 'source Absorb']) expect(page).toContain(words);
});

test('the page of readers shows what was asked, and what readers think of the answers', async () => {
  const { ask, events } = await previewOf(site);
  events.keep('questions', {
    sessionId: null,
    question: 'Refund?',
    isAnswered: 1,
    source: '/how-to/refund#a',
  });
  events.keep('questions', { sessionId: 's', question: '<b>Weather</b>', isAnswered: 0, source: null });
  const rated = { sessionId: 's', replyId: 'r', reasons: 5, description: 'Too long', linkUrl: null };
  events.keep('chatRatings', { ...rated, rating: 2 }, { ...rated, rating: 0, replyId: null });
  events.keep('chats', { sessionId: 's', category: 'Sales', subCategory: null, questions: 1, answered: 0 });
  const page = (await (await ask('/help/preview/readers')).text()).replaceAll(/\s+/gu, ' ');
  expect(page).toContain('href="/help/how-to/refund#a"');
  expect(page).toContain('&lt;b&gt;Weather&lt;/b&gt;');
  expect(page).toContain('in the chat, without an answer');
  expect(page).toContain('Should be answered');
  expect(page).toContain('a whole chat');
  expect(page).toContain('1 question, 0 with an answer');
});

test('feedback names its entry by title, and leaves out searches without a result, which have a list', async () => {
  const { graph } = validate({ exported: exportOf([howTo('hwAdd', 'Add a van')]), config: settings() });
  const { ask, events } = await previewOf({ ...site, graph });
  events.keep('searches', { query: 'void', filters: '{}', results: 0 });
  const sent = { at: '2026-03-09T00:00:00Z', reasons: [], page: '/search', bundle: '' };
  await events.keepFeedback([
    { ...sent, id: '1', kind: 'search', value: 'noResult', query: 'void' },
    { ...sent, id: '2', kind: 'search', value: 'noResult', query: 'elsewhere' },
    { ...sent, id: '3', kind: 'poll', value: 'no', entry: 'hwAdd' },
  ]);
  const page = await (await ask('/help/preview/readers')).text();
  const feedback = page.slice(page.indexOf('<h2 id="feedback">'));
  expect([...feedback.matchAll(/<bdi>(.*?)<\/bdi>/gu)].map(([, text]) => text)).toEqual([
    'Add a van',
    '/search',
  ]);
});

test('the page of faults lists every fault that can be typed, with a link where one shows it', async () => {
  const { ask } = await previewOf(site);
  const page = await (await ask('/help/preview/faults')).text();
  const faults = { ...tokenFaults, ...profileFaults, ...caseFaults };
  for (const [typed, told] of [faults, searchFaults, answerFaults, sessionFaults].flatMap(Object.entries)) {
    expect(page).toContain(`<code>${typed}</code>`);
    expect(page).toContain(`<dd>${told}</dd>`);
  }
  expect(page).toMatch(/<h2 id="[^"]+">Sign-in: profile failures<\/h2>/u);
  expect(page).toContain('href="/help/search?q=fail+502+html"');
  expect(page).toContain('href="/help/?caseId=refuse"');
});

test('the page of faults leaves out those of services that are not there', async () => {
  const { ask } = await previewOf({ ...emptySite, services: {} });
  const page = await (await ask('/preview/faults')).text();
  expect(page).not.toContain('fail 500');
  expect(page).not.toContain('Sign in as');
});

test('the dashboard says so when what was sent cannot be read', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const { ask, events } = await previewOf(site);
  await events.close();
  for (const path of ['/help/preview', '/help/preview/readers']) {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('What readers sent cannot be read now'),
    ]);
  }
  expect(told).toHaveBeenCalledTimes(2);
});

test.each([
  ['hwAdd', 302, '/help/how-to/add'],
  ['hwStep', 302, '/help/how-to/add#step-2'],
  ['nowhere', 404, null],
])('/preview/%s leads to the page that shows the entry [PL-5]', async (id, status, location) => {
  const { ask } = await previewOf(site);
  const response = await ask(`/help/preview/${id}`);
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});
