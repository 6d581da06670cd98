import type { BuildInput } from '../../pipeline/build.ts';
import type { Graph } from '../../pipeline/graph.ts';
import { pathOnHost, sitesOf } from '../../pipeline/redirects/locale-folders.ts';
import { inputsByLocale } from '../../pipeline/translations.ts';
import { decode } from '../../pipeline/stages/decode.ts';
import { link } from '../../pipeline/stages/link.ts';
import type { EntryId } from '../../schemas/base/ids.ts';

export interface KnownPage {
  readonly title: string;
  /** The path of the page that shows the entry. */
  readonly url: string;
  /** The headings of its parts, by anchor. */
  readonly sections: ReadonlyMap<string, string>;
}

/** The pages of a site in one of its locales. */
export interface PagesInLocale {
  /** Undefined if the site has one locale. */
  readonly locale: string | undefined;
  /** The page of an entry. Undefined if it has none. */
  readonly pageOf: (id: string) => KnownPage | undefined;
}

/** The pages of the content in each locale. */
export const knownPages = (input: BuildInput): readonly PagesInLocale[] =>
  inputsByLocale(input).map(({ exported, config, translations, decoded, drafts = false, redirectFile }) => {
    const space = decoded?.space ?? decode(exported, { config, drafts }, nobody);
    const graph = link(space, { config, translations, drafts, redirectFile }, nobody);
    return {
      locale: sitesOf(graph).length < 2 ? undefined : graph.locale,
      pageOf: (id) => pageOf(id as EntryId, graph), // finds nothing if the id is invalid
    };
  });

/** Findings of the content do not matter here. */
const nobody = () => {};

function pageOf(id: EntryId, graph: Graph): KnownPage | undefined {
  const { entries, urls, pages, pagesOf } = graph;
  const page = pages.get(id) ?? pages.get(pagesOf.get(id)?.[0] ?? id);
  const url = urls.get(id) ?? page?.url;
  if (url === undefined) return undefined;
  const headings = [...(page?.headings.values() ?? [])];
  return {
    title: entries.get(id)?.title ?? id,
    url: pathOnHost(graph)(url),
    sections: new Map(headings.map((heading) => [heading.id, heading.title])),
  };
}
