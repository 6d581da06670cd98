import { expect, test } from 'vitest';
import type { Article, Breadcrumb } from '../../../../../schemas/bundle/index.ts';
import { type Here, hereOf, markOf } from '../../../../../reader/app/layout/header/here.ts';
import type { ArticleData, NotFoundData, PageFrame } from '../../../../../reader/app/routing/page-data.ts';

const topic = { title: 'Dispatch', url: '/landing-page/dispatch', isText: false };

/** What the header knows of an article's page. */
function onArticle(path: string, type: Article['type'], breadcrumbs: readonly Breadcrumb[] = []): Here {
  const article = { type, breadcrumbs } as unknown as ArticleData['article']; // the header reads no more of it
  return hereOf(path, { kind: 'article', article } as unknown as ArticleData);
}

const urls = ['/categories', '/product-capabilities', '/announcements', '/landing-page/dispatch'];
const marksOn = (here: Here) => urls.filter((url) => markOf(url, here) === 'section');

test.each<[string, Here, readonly string[]]>([
  ['an article of a topic', onArticle('/how-to/a', 'kbHowTo', [topic]), ['/categories', topic.url]],
  ['the page of a topic', onArticle('/landing-page/b', 'kbLandingPage'), ['/categories']],
  ['an article without a topic', onArticle('/how-to/a', 'kbHowTo'), []],
  ['the page of a tag', onArticle('/tags/planning', 'topic', [{ ...topic, url: '/tags' }]), []],
  ['a capability', onArticle('/capability/a', 'kbCapability'), ['/product-capabilities']],
  ['a release note', onArticle('/release-notes/a', 'kbReleaseNotes'), ['/announcements']],
  ['a product area', hereOf('/product-capabilities/dispatch', undefined), ['/product-capabilities']],
])('on %s the link of its section is marked [LY-1]', (_, here, marked) => {
  expect(marksOn(here)).toEqual(marked);
});

test('the link of a page is marked as that page [LY-1]', () => {
  expect(markOf('/categories', hereOf('/categories', undefined))).toBe('page');
});

test('pages with a search field have none in the header, unless their data has not come [LY-5]', () => {
  const frame: PageFrame = {
    head: { title: 'Home', description: undefined, robots: 'index,follow' },
    breadcrumbs: [],
  };
  const missing: NotFoundData = { ...frame, kind: 'notFound', nearest: [], featured: [] };
  const has = [hereOf('/', frame), hereOf('/search', frame), hereOf('/a', missing), hereOf('/', undefined)];
  expect(has.map(({ hasSearch }) => hasSearch)).toEqual([true, true, true, false]);
});
