import { noFilters } from '../../cli/answers/answer.ts';
import { openAnswerer } from '../../cli/answers/open-answerer.ts';
import { readBundleFile } from '../../cli/site/pages/routes.ts';
import { build } from '../../pipeline/build.ts';
import { config } from '../../pipeline/config/config.ts';
import { readExport } from '../../pipeline/decode/export/raw-export.ts';
import { invariant } from '../../schemas/base/invariant.ts';
import { openSearch } from '../../schemas/search/open-search.ts';
import { loadLanguage } from '../../schemas/search/language.ts';
import { generateSpace } from './generate-space.ts';
import { timed } from './measure.ts';

const questions = 200;

/** Prints how long a question takes against a search for the same words, in a space of so many articles. */
export async function benchAnswers(articles: number): Promise<void> {
  const language = await loadLanguage();
  const exported = readExport(JSON.parse(JSON.stringify(generateSpace(articles))));
  invariant(exported.ok, 'the generated space is an export');
  const built = build({ exported: exported.value, config: config.parse({}) });
  const titles = built.searchDocuments.slice(0, questions).map(({ title }) => title);
  const search = openSearch(readBundleFile(built.files, 'search'), { language });
  const start = performance.now();
  const ask = await openAnswerer(built);
  ask(titles[0] ?? '', noFilters);
  const openMs = performance.now() - start;
  const query = { filters: {}, length: 10, offset: 0, facets: [] };
  const [searchMs] = timed(() => {
    for (const title of titles) search({ ...query, query: title, matchHighlightTags: ['<b>', '</b>'] });
  });
  const [askMs] = timed(() => {
    for (const title of titles) ask(title, noFilters);
  });
  const each = (ms: number) => (ms / titles.length).toFixed(1);
  console.log(`\nanswers: ${articles} articles, opened in ${openMs.toFixed(0)} ms`);
  console.log(
    `a question takes ${each(askMs)} ms, a search ${each(searchMs)} ms: ${(askMs / searchMs).toFixed(1)} times`,
  );
}
