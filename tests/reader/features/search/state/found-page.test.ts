import { describe, expect, it } from 'vitest';
import { foundPage, totalOf } from '../../../../../reader/features/search/state/found-page.ts';
import { hitOf, replyOf, requestOf } from '../builders.ts';

const pageOfHits = (...results: ReturnType<typeof hitOf>[]) =>
  foundPage(requestOf(), replyOf(results.length, { results }));

describe('a page of results', () => {
  it('takes the first value of each attribute [SR-6]', () => {
    const attributes = {
      SOURCE: ['KBContentful', 'Absorb'],
      BEST_DYNABS: ['An abstract', 'Another'],
      PARAGRAPHS: ['A paragraph'],
      DIRECT_URL: ['/direct'],
      URL: ['/url'],
      CONTENTFUL_TYPE: ['kbFaq'],
      UPDATED_DATE: ['2026-01-01'],
      PRODUCT_AREA: ['A / B'],
    };
    const tracking = { clickCode: 'c1', rateCode: 'r1' };
    const hit = hitOf('1', { highlightedTitle: 'A <mark>title</mark>', score: 7, tracking, attributes });
    expect(pageOfHits(hit).results).toEqual([
      {
        key: '1',
        title: 'A <mark>title</mark>',
        description: 'An abstract',
        score: 7,
        url: '/direct',
        source: 'KBContentful',
        clickCode: 'c1',
        contentfulType: 'kbFaq',
        updatedDate: '2026-01-01',
        productArea: 'A / B',
      },
    ]);
  });

  it('takes the plain title, the paragraphs and the URL where the others are missing or empty [SR-6]', () => {
    const attributes = { BEST_DYNABS: [''], PARAGRAPHS: ['A paragraph'], DIRECT_URL: [], URL: ['/url'] };
    expect(pageOfHits(hitOf('1', { highlightedTitle: ' ', attributes })).results[0]).toMatchObject({
      title: 'Title of 1',
      description: 'A paragraph',
      url: '/url',
    });
  });

  it('shows the same result once, by its id or else its address', () => {
    const noId = { id: undefined, attributes: { URL: ['/same'] } };
    const page = pageOfHits(hitOf('1'), hitOf('1'), hitOf('2', noId), hitOf('3', noId));
    expect(page.results.map(({ key }) => key)).toEqual(['1', '/same']);
    expect(page.last).toBe(4);
  });

  it('keeps results that say nothing of themselves apart', () => {
    const bare = { id: undefined, title: undefined };
    expect(pageOfHits(hitOf('', bare), hitOf('', bare)).results).toHaveLength(2);
  });

  it('counts from the offset, to the end of what came', () => {
    const page = foundPage(requestOf({ offset: 9990 }), replyOf(10_000));
    expect(page).toMatchObject({ first: 9991, last: 10_000, total: 10_000 });
  });

  it('shows no more than was asked for', () => {
    const results = Array.from({ length: 30 }, (_, index) => hitOf(String(index)));
    expect(foundPage(requestOf(), replyOf(30, { results })).results).toHaveLength(10);
  });

  it('never counts fewer than were sent, and nothing where the first page is empty', () => {
    expect(totalOf(replyOf(3, { numberOfResults: -1 }), { offset: 20 })).toBe(23);
    expect(totalOf(replyOf(0, { numberOfResults: 7.5 }), { offset: 10 })).toBe(7);
    expect(totalOf(replyOf(0, { numberOfResults: 7 }), { offset: 0 })).toBe(0);
  });

  it('has the code to rate it with, of the whole or of its first result [QA-4]', () => {
    const tracking = { rateCode: 'of the result' };
    expect(foundPage(requestOf(), replyOf(3, { tracking: { rateCode: 'of all' } })).rateCode).toBe('of all');
    expect(pageOfHits(hitOf('1', { tracking })).rateCode).toBe('of the result');
    expect(pageOfHits(hitOf('1')).rateCode).toBeUndefined();
  });
});
