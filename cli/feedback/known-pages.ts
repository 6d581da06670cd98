import { build, type BuildInput } from '../../pipeline/build.ts';
import type { Graph } from '../../pipeline/graph.ts';
import { pathOnHost, sitesOf } from '../../pipeline/redirects/locale-folders.ts';
import { inputsByLocale } from '../../pipeline/translations.ts';
import { decode } from '../../pipeline/stages/decode.ts';
import { link } from '../../pipeline/stages/link.ts';
import type { EntryId } from '../../schemas/base/ids.ts';
import type { SearchTally } from './tally.ts';
import { timesUnanswered } from './unanswered/group-searches.ts';
import { openIndex } from './unanswered/opened-index.ts';
import { type Unanswered, unansweredIn } from './unanswered/unanswered.ts';

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
  /** What readers asked without an answer, and what is there for it today. */
  readonly unanswered: (searches: readonly SearchTally[]) => Promise<readonly Unanswered[]>;
}

/** The pages of the content in each locale. */
export const knownPages = (input: BuildInput): readonly PagesInLocale[] =>
  inputsByLocale(input).map((own) => {
    const { exported, config, translations, decoded, drafts = false, redirectFile } = own;
    const space = decoded?.space ?? decode(exported, { config, drafts }, nobody);
    const graph = link(space, { config, translations, drafts, redirectFile }, nobody);
    const locale = sitesOf(graph).length < 2 ? undefined : graph.locale;
    return {
      locale,
      pageOf: (id) => pageOf(id as EntryId, graph), // finds nothing if the id is invalid
      async unanswered(searches) {
        const asked = searches.filter((each) => each.locale === locale && timesUnanswered(each) > 0);
        return asked.length === 0 ? [] : unansweredIn(await openIndex(build(own), pathOnHost(graph)), asked);
      },
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
