import { readFileSync } from 'node:fs';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { loadLanguage } from '../../../schemas/search/language.ts';
import { openSearch } from '../../../schemas/search/open-search.ts';
import { sampleBuild } from '../sample.ts';

interface Golden {
  readonly query: string;
  readonly expected: readonly string[];
}

const goldenPath = new URL('../../../data/sample/golden-queries.json', import.meta.url);

export const goldenQueries = JSON.parse(readFileSync(goldenPath, 'utf8')) as readonly Golden[];

const language = await loadLanguage('en');

/** The search of the sample, as its bundle carries it, and what it finds. */
export function builtSample() {
  const { files, searchDocuments } = sampleBuild();
  const file = files.find(({ name }) => name === 'search');
  const search = openSearch(JSON.parse(file?.text ?? '') as BundleFiles['search'], { language });
  return {
    documents: searchDocuments,
    ask: (query: string, length = 10) =>
      search({
        query,
        filters: {},
        length,
        offset: 0,
        facets: [],
        matchHighlightTags: ['<mark>', '</mark>'],
      }).results.map(({ id = '', attributes }) => ({ id, url: attributes.URL?.[0] ?? '' })),
  };
}
