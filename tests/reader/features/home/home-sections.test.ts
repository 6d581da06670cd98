import { describe, expect, it } from 'vitest';
import { homeSections } from '../../../../reader/features/home/home-sections.ts';
import type { HomeSectionCode } from '../../../../schemas/spec/pages/home.ts';
import { card, fixtureHome } from '../../fixture-bundle.ts';

const section = (code: HomeSectionCode, count: number) => ({
  id: code,
  code,
  cards: Array.from({ length: count }, (_, index) =>
    card(`${code}-${index}`, {
      links: Array.from({ length: 9 }, (__, link) => ({
        id: `${link}`,
        type: 'kbFaq',
        title: `${link}`,
        url: `/faq/${link}`,
        isPro: false,
      })),
    }),
  ),
});

const shownOf = (code: HomeSectionCode) => {
  const [shown] = homeSections({ head: fixtureHome.head, sections: [section(code, 9)] });
  return { cards: shown?.cards.length, links: shown?.cards[0]?.links.length };
};

describe('homeSections', () => {
  it.each([
    ['HPFeaturePacks', { cards: 3, links: 0 }],
    ['HPAnnouncements', { cards: 9, links: 0 }],
    ['HPWelcome', { cards: 4, links: 0 }],
    ['HPCategories', { cards: 6, links: 3 }],
    ['HPFeaturedArticles', { cards: 9, links: 6 }],
  ] as const)('cuts %s to %j [HM-2]', (code, expected) => {
    expect(shownOf(code)).toEqual(expected);
  });

  it('leaves out a section without content, and keeps the order [HM-2]', () => {
    const sections = [section('HPWelcome', 0), section('HPCategories', 1), section('HPFeaturedArticles', 1)];
    const shown = homeSections({ head: fixtureHome.head, sections });
    expect(shown.map(({ code }) => code)).toEqual(['HPCategories', 'HPFeaturedArticles']);
  });

  it('leaves out sections without links', () => {
    const groups = { id: 'a', code: 'HPFeaturedArticles' as const, cards: [card('empty')] };
    const topics = { id: 'b', code: 'HPWelcome' as const, cards: [card('words alone')] };
    const shown = homeSections({ head: fixtureHome.head, sections: [groups, topics] });
    expect(shown.map(({ id }) => id)).toEqual(['b']);
  });
});
