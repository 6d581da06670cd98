// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { HomePage } from '../../../../reader/features/home/home-page.tsx';
import { homeSections } from '../../../../reader/features/home/home-sections.ts';
import { homeSectionCodes } from '../../../../schemas/spec/pages/home.ts';
import { Edition } from '../../../../reader/ui/edition.ts';
import { announcement, card, fixtureHome, fixtureSite, text } from '../../fixture-bundle.ts';
import { render, wordsOf } from '../../render.tsx';

const home = <HomePage sections={homeSections(fixtureHome)} contents={[]} lists={fixtureSite.lists} />;
const page = render(<Edition value="Pro">{home}</Edition>);
const sectionOf = (code: string): Element => {
  const section = page.querySelector(`section[aria-labelledby="${code}"]`);
  if (section === null) throw new Error(`the page has the section ${code}`);
  return section;
};

/** Not in the grid of the others. */
const isLarge = (section: Element): boolean => section.querySelector('h3')?.closest('ul') === null;

/** In the card of a release with these values. */
function picturesInLarge(values: object): readonly string[] {
  const cards = [card('n', { kind: 'releaseNotes', ...values })];
  const shown = render(
    <HomePage
      sections={[{ id: 'news', code: 'HPAnnouncements', cards }]}
      contents={[]}
      lists={fixtureSite.lists}
    />,
  );
  return [...shown.querySelectorAll('section :is(img, svg)')].map(({ tagName }) => tagName);
}

describe('the home page', () => {
  it('starts with a search that works without scripts [HM-1]', () => {
    expect(wordsOf(page, 'h1')).toEqual(['How can we help you?']);
    const form = page.querySelector('form[role=search]');
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/search', 'get']);
    expect(form?.querySelector('input')?.name).toBe('q');
  });

  it('shows the sections in their order [HM-2]', () => {
    expect(wordsOf(page, 'section > div > h2')).toEqual([
      'Get more out of it',
      'What’s new',
      'Choose a topic',
      'Browse by topic',
      'Featured articles',
    ]);
  });

  it('shows release notes as a card with Read more [HM-3]', () => {
    const link = [...sectionOf('HPAnnouncements').querySelectorAll('a')].find(({ textContent }) =>
      textContent?.startsWith('Read more'),
    );
    expect(link?.getAttribute('href')).toBe('/release-notes/26-10');
    expect(link?.textContent).toBe('Read more about Release notes 26.10');
  });

  it.each(homeSectionCodes)(
    'shows release notes in %s as a card with their kind, their date, their text and Read more [HM-3] [BR-4]',
    (code) => {
      const notes = card('notes', {
        kind: 'releaseNotes',
        title: 'Fall 2026',
        url: '/release-notes/fall',
        description: text('Thirty smaller changes.'),
        updatedAt: '2026-03-09T16:00:00.000Z',
      });
      const other = card('other', { url: '/faq/other', links: [] });
      const sections = homeSections({ ...fixtureHome, sections: [{ id: 's', code, cards: [other, notes] }] });
      const shown = render(<HomePage sections={sections} contents={[]} lists={fixtureSite.lists} />);
      const places = [...shown.querySelectorAll('li')].filter((item) =>
        item.textContent?.includes('Thirty smaller changes.'),
      );
      // cards with links stand twice: for wide screens, and for narrow ones
      expect(places).toHaveLength(code === 'HPCategories' || code === 'HPFeaturedArticles' ? 2 : 1);
      for (const place of places) {
        expect(wordsOf(place, 'h3')).toEqual(['Fall 2026']);
        expect(place.textContent).toMatch(/^Release Notes03\/09\/2026/u);
        expect(wordsOf(place, 'a[href="/release-notes/fall"]')).toEqual(['Read more about Fall 2026']);
      }
      expect(shown.querySelectorAll('a[href="/release-notes/fall"]')).toHaveLength(places.length);
    },
  );

  it('marks Pro features with a chip [HM-4]', () => {
    expect(wordsOf(sectionOf('HPFeaturePacks'), 'h3')).toEqual([
      'Marketing Pro',
      'Phones Pro',
      'Payroll Pro',
    ]);
    expect(wordsOf(sectionOf('HPFeaturePacks'), 'h3 span')).toEqual(['Pro', 'Pro', 'Pro']);
    expect(wordsOf(render(home), 'h3 span')).not.toContain('Pro');
  });

  it('shows only a release that comes first as a large card [HM-5]', () => {
    expect(isLarge(sectionOf('HPAnnouncements'))).toBe(true);
    const event = announcement('event', { types: [{ id: 'e', name: 'Event', codeId: 'Event' }] });
    const cards = [
      card('event', { kind: 'announcement', announcement: event }),
      card('notes', { kind: 'releaseNotes' }),
    ];
    const other = render(
      <HomePage
        sections={[{ id: 'news', code: 'HPAnnouncements', cards }]}
        contents={[]}
        lists={fixtureSite.lists}
      />,
    );
    expect(isLarge(other)).toBe(false);
  });

  it('shows a picture in the large card only if the card has one [HM-5]', () => {
    const image = { id: 'i', url: '/assets/a.png', fileName: 'a.png', contentType: 'image/png' };
    expect(picturesInLarge({ image })).toEqual(['IMG']);
    expect(picturesInLarge({})).toEqual([]);
  });

  it('colours a card without a style attribute [HM-6]', () => {
    const stops = sectionOf('HPFeaturePacks').querySelectorAll('li:first-child stop');
    expect([...stops].map((stop) => stop.getAttribute('stop-color'))).toEqual(['#5b2ea6', '#c04cfd']);
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('shows a highlight with its text, its picture and its link [HM-7]', () => {
    const image = {
      id: 'i',
      url: '/assets/a.png',
      fileName: 'a.png',
      contentType: 'image/png',
      width: 4,
      height: 3,
    };
    const highlight = card('h', {
      kind: 'highlight',
      title: 'A story',
      url: '/faq/story',
      description: text('Words.'),
      image,
    });
    const shown = render(
      <HomePage
        sections={[{ id: 'news', code: 'HPAnnouncements', cards: [highlight] }]}
        contents={[]}
        lists={fixtureSite.lists}
      />,
    );
    const item = shown.querySelector('section li');
    expect(item?.querySelector('img')?.getAttribute('src')).toBe('/assets/a.png');
    expect(item?.querySelector('h3 a')?.getAttribute('href')).toBe('/faq/story');
    expect(item?.textContent).toContain('Words.');
  });

  it('shows two links of a category on wide screens and three on narrow ones, and the way to all [HM-2]', () => {
    const section = sectionOf('HPCategories');
    expect(section.querySelectorAll('ul:first-child > li > div > ul')).toHaveLength(6);
    expect(wordsOf(section, 'li:first-child > div a')).toEqual([
      'Dispatch',
      'See all in Dispatch',
      'Set up dispatch',
      'Find what went wrong in dispatch and put it right',
    ]);
    expect(section.querySelectorAll('li:first-child > details li')).toHaveLength(4);
    expect(wordsOf(section, 'section > div > a span + span')).toEqual(['See all categories']);
  });

  it('leads to the capabilities before the featured articles, which are groups to open on narrow screens [HM-2]', () => {
    const [, wide, narrow] = sectionOf('HPFeaturedArticles').children;
    for (const list of [wide, narrow]) {
      expect(list?.querySelector('li a')?.getAttribute('href')).toBe('/product-capabilities');
    }
    expect(wide?.querySelectorAll('details')).toHaveLength(0);
    expect(narrow?.querySelectorAll('details').length).toBeGreaterThan(0);
  });

  it('links no list page that has nothing to list', () => {
    const bare = render(
      <HomePage
        sections={homeSections(fixtureHome)}
        contents={[]}
        lists={{ announcements: false, capabilities: false, categories: true }}
      />,
    );
    expect(bare.querySelector('a[href="/product-capabilities"], a[href="/announcements"]')).toBeNull();
  });

  it('lists every article where editors made no sections', () => {
    const items = [
      {
        id: 'kbFaq',
        type: 'group',
        title: 'FAQ',
        children: [{ id: 'q', type: 'kbFaq', title: 'Dispatch FAQ', url: '/faq/dispatch', children: [] }],
      },
    ];
    const listed = render(<HomePage sections={[]} contents={items} lists={fixtureSite.lists} />);
    expect(wordsOf(listed, 'h2')).toEqual(['FAQ']);
    expect(listed.querySelector('li a[href="/faq/dispatch"]')?.textContent).toBe('Dispatch FAQ');
  });
});
