import { expect, test } from 'vitest';
import { indexBody } from '../../../../cli/search-engine/index-body.ts';
import { documentFrom, goldenRequest } from '../../../../cli/search/wire.ts';
import { measure, measuredResults } from '../../../../cli/search/measure.ts';
import type { BundleFiles } from '../../../../schemas/bundle/index.ts';
import type { SearchDocument } from '../../../../schemas/search/index/search-index.ts';
import type { SearchQuery } from '../../../../schemas/services/search/batch-search.ts';
import { sampleBuild } from '../../../pipeline/sample.ts';
import { builtSample, goldenQueries } from '../../../pipeline/search/built-sample.ts';
import type { TestedEngine } from './tested-engine.ts';

const leastOfBundle = 0.03;

export function searches(tested: () => TestedEngine): void {
  test('the golden queries of the sample find as much as in its bundle [SV-3]', async () => {
    const { push, search } = tested().open();
    const { documents: all, ask } = builtSample();
    const file = sampleBuild().files.find(({ name }) => name === 'search');
    const { index } = JSON.parse(file?.text ?? '') as BundleFiles['search'];
    await push(all, { language: 'en', synonyms: index.synonyms });
    const golden = goldenQueries.map((each) => ({ ...each, expected: [...each.expected] }));
    const found = await Promise.all(
      golden.map(async ({ query }) => {
        const { results } = await search(goldenRequest(query, measuredResults));
        return results.map((hit) => documentFrom(hit, { basePath: '/' }));
      }),
    );
    const bundled = golden.map(({ query }) => ask(query).map((each) => ({ ...each, title: '' })));
    const [engine, bundle] = [measure(golden, found), measure(golden, bundled)];
    console.info(`recall@5 ${engine.recall.toFixed(3)}, of the bundle ${bundle.recall.toFixed(3)}`);
    expect(engine.recall).toBeGreaterThan(bundle.recall - leastOfBundle);
  });

  test('facets have counts, filters narrow results and other facets, words are marked and corrected [SV-3]', async () => {
    const { push, search } = tested().open();
    await push(guides, {
      synonyms: [
        ['purchase order', 'po'],
        ['a, b => c', 'estimate'],
      ],
    });
    const facets: SearchQuery['facets'] = ['SOURCE', 'CONTENTFUL_TYPE'];
    expect(await search({ query: 'schedules', facets })).toMatchObject({
      numberOfResults: 3,
      facets: [
        {
          name: 'SOURCE',
          options: [
            { value: 'KB', count: 2 },
            { value: 'Academy', count: 1 },
          ],
        },
        {
          name: 'CONTENTFUL_TYPE',
          options: [
            { value: 'kbHowTo', count: 2 },
            { value: 'course', count: 1 },
          ],
        },
      ],
    });
    expect(await search({ query: 'schedules', facets, filters: { SOURCE: ['Academy'] } })).toMatchObject({
      numberOfResults: 1,
      results: [{ id: 'course', highlightedTitle: 'The <mark>schedule</mark> &lt;level 1&gt;' }],
      facets: [
        {
          name: 'SOURCE',
          options: [
            { value: 'KB', count: 2 },
            { value: 'Academy', count: 1 },
          ],
        },
        { name: 'CONTENTFUL_TYPE', options: [{ value: 'course', count: 1 }] },
      ],
    });
    const [marked] = (await search({ query: 'dispatch' })).results;
    expect(marked?.attributes.BEST_DYNABS?.[0]).toContain('the <mark>dispatch</mark> board');
    expect(await ids('dispa'), 'the beginning of a word').toEqual(['board']);
    expect(await search({ query: 'the dispach board' })).toMatchObject({
      results: [{ id: 'board' }],
      suggestion: 'the dispatch board',
    });
    expect(await ids('po'), 'a synonym of two words').toEqual(['order']);
    expect(await ids('quick books'), 'a compound').toEqual(['order']);
    expect(await ids('RÉSUMÉ'), 'without accents').toEqual(['course']);

    async function ids(query: string): Promise<unknown[]> {
      return (await search({ query })).results.map(({ id }) => id);
    }
  });

  test('the engine knows the stemmer of every language [SV-3]', async () => {
    for (const language of languages) {
      const { filter } = indexBody({ language, synonyms: [] }).settings.analysis;
      const asked = { tokenizer: 'standard', filter: Object.values(filter), text: 'purchase order' };
      expect(await tested().ask('POST', '_analyze', asked)).toHaveProperty('tokens');
    }
  });
}

const languages = 'ar da de es fi fr hu it ja nb nl no pt ro ru sv tr'.split(' ');

const guide = (id: string, title: string, text: string): SearchDocument => ({
  id,
  title,
  headings: '',
  text,
  url: `/how-to/${id}`,
  type: 'kbHowTo',
  source: 'KB',
  abstract: text,
});

const guides: readonly SearchDocument[] = [
  guide('board', 'Scheduling a job', 'Open the dispatch board and pick a job.'),
  guide('plan', 'Plan the week', 'Every schedule begins on Monday.'),
  guide('order', 'Order parts', 'A purchase order goes to QuickBooks.'),
  {
    ...guide('course', 'The schedule <level 1>', 'A résumé of planning.'),
    type: 'course',
    source: 'Academy',
  },
];
