import { isArticleType } from '../../../schemas/content/article-types.ts';
import { pageInAnyCase } from '../../addresses/site-pages.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { slugToUse } from '../../link/slugs/own-slug.ts';
import { copyEnding, slugOf } from '../../link/slugs/slug-of.ts';
import { changeSlug } from '../../fix/change-slug.ts';
import { rule } from '../../rule.ts';
import { nameOf } from '../words.ts';

export const markdownCopy = rule<{ readonly url: string; readonly other: Entry }>({
  id: 'slugs/markdown-copy',
  severity: 'warn',
  summary: "No page has the address of another page's Markdown copy.",
  advice: 'Give the entry a slug that does not end with ".md", and redirect the old address to the new one.',
  message: ({ url, other }) =>
    `The Markdown copy of ${nameOf(other)} (entry ${other.id}) has the address ${url} too, so the copy is left out.`,
  *check(entry, graph) {
    const url = graph.urls.get(entry.id);
    if (url === undefined || !graph.config.machineReaders.markdown) return;
    const other = copyEnding.test(url) ? pageAt(url.replace(copyEnding, ''), graph) : undefined;
    if (other === undefined || !isCopied(other, graph)) return;
    const at = { entry: entry.id, field: [entry.fieldNames.get('url') ?? 'url'] };
    yield { at, detail: { url, other }, target: slugOf(entry), suggestion: slugToUse(entry, graph) };
  },
  fix: changeSlug,
});

function pageAt(path: string, graph: Graph): Entry | undefined {
  const route = pageInAnyCase(path, graph);
  const id = route && graph.routes.get(route);
  return id && graph.entries.get(id);
}

/** Pages that search engines must not list have no copy. */
const isCopied = ({ type, fields }: Entry, { config }: Graph): boolean =>
  isArticleType(type ?? '') && fields['noIndex'] !== true && config.searchEngines;
