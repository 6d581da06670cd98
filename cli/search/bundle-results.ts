import { build, type BuildInput } from '../../pipeline/build.ts';
import { openSearch } from '../../schemas/search/open-search.ts';
import { loadLanguage } from '../../schemas/search/language.ts';
import { readBundleFile } from '../site/pages/routes.ts';
import { type Explanation, explainQuery } from './explain.ts';
import { type FoundDocument, measuredResults } from './measure.ts';
import { documentFrom, goldenRequest } from './wire.ts';

export interface BuiltSearch {
  /** The ids and URLs of all documents. */
  readonly known: ReadonlySet<string>;
  readonly locale: string;
  readonly explain: (query: string) => Explanation;
  readonly ask: (queries: readonly string[]) => (readonly FoundDocument[])[];
}

/** The search in a project's bundle, as readers without a live search have it. */
export async function bundleResults(input: BuildInput): Promise<BuiltSearch> {
  const built = build(input);
  const file = readBundleFile(built.files, 'search');
  const language = await loadLanguage(file.index.language);
  const search = openSearch(file, { language });
  const site = readBundleFile(built.files, 'site');
  return {
    known: new Set([...file.index.ids, ...file.index.urls]),
    locale: built.graph.locale,
    explain: (query) => explainQuery(query, file.index, language),
    ask: (queries) =>
      queries.map((query) =>
        search(goldenRequest(query, measuredResults)).results.map((hit) => documentFrom(hit, site)),
      ),
  };
}
