import type { BuildInput } from '../../pipeline/build.ts';
import type { Graph } from '../../pipeline/graph.ts';
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

/** Gives the page of an entry in this content. Undefined if it has none. */
export function knownPages({ exported, config, drafts = false, redirectFile }: BuildInput) {
  const space = decode(exported, { config, drafts }, nobody);
  const graph = link(space, { config, drafts, redirectFile, now: undefined }, nobody);
  return (id: string): KnownPage | undefined => pageOf(id as EntryId, graph); // finds nothing if the id is invalid
}

/** Findings of the content do not matter here. */
const nobody = () => {};

function pageOf(id: EntryId, { entries, urls, pages, pagesOf }: Graph): KnownPage | undefined {
  const page = pages.get(id) ?? pages.get(pagesOf.get(id)?.[0] ?? id);
  const url = urls.get(id) ?? page?.url;
  if (url === undefined) return undefined;
  const headings = [...(page?.headings.values() ?? [])];
  return {
    title: entries.get(id)?.title ?? id,
    url,
    sections: new Map(headings.map((heading) => [heading.id, heading.title])),
  };
}
