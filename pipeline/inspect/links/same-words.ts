import type { AssetId, EntryId } from '../../../schemas/base/ids.ts';
import { addressOf } from '../../addresses/address-of.ts';
import { followPath, withHash } from '../../addresses/follow-path.ts';
import type { Graph, PageOutline, Reference } from '../../graph.ts';
import { derive } from '../../queries/derive.ts';
import { isTextLink, isVague, seenText } from './link-text.ts';
import { addressIn } from './links-of.ts';
import { parseUrl } from '../../addresses/parse-url.ts';

/** A link whose words lead elsewhere further up on a page that shows it. */
export interface SameWords {
  readonly reference: Reference;
  readonly page: PageOutline;
  /** Where the words lead further up, and where here. */
  readonly first: string;
  readonly second: string;
}

/** The links of an entry whose words a page has given to another place already, each once. */
export const sameWordsIn = (id: EntryId, graph: Graph): readonly SameWords[] =>
  sameWordsOf(graph).byEntry.get(id) ?? [];

interface Found {
  readonly byEntry: ReadonlyMap<EntryId, readonly SameWords[]>;
}

const sameWordsOf = derive<Found>('sameWords', findSameWords);

function findSameWords(graph: Graph): Found {
  const byEntry = new Map<EntryId, SameWords[]>();
  const seen = new Set<Reference>();
  for (const page of graph.pages.values()) {
    const places = new Map<string, string>();
    for (const id of page.shows) {
      for (const { reference, words } of wordedLinks(graph.references.get(id) ?? [])) {
        const second = endOf(reference, page, graph);
        if (second === undefined) continue;
        const first = places.get(words);
        if (first === undefined) places.set(words, second);
        else if (first !== second && !seen.has(reference)) {
          seen.add(reference);
          const same = byEntry.get(id) ?? [];
          byEntry.set(id, same);
          same.push({ reference, page, first, second });
        }
      }
    }
  }
  return { byEntry };
}

interface WordedLink {
  readonly reference: Reference;
  readonly words: string;
}

/** Read once: the references of an entry never change. */
function wordedLinks(references: readonly Reference[]): readonly WordedLink[] {
  const known = worded.get(references) ?? findWorded(references);
  worded.set(references, known);
  return known;
}

const worded = new WeakMap<readonly Reference[], readonly WordedLink[]>();

/** Of words that say nothing anywhere `links/vague-text` speaks. */
const findWorded = (references: readonly Reference[]): WordedLink[] =>
  references.flatMap((reference) => {
    if (!isTextLink(reference) || isVague(reference)) return [];
    const words = wordsOf(reference);
    return /\p{L}/u.test(words) ? [{ reference, words }] : [];
  });

/** What a reader takes for the same words: `C` and `C#` are not. */
const wordsOf = (reference: Reference): string =>
  seenText(reference)
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/(?<![.,:;!?…›→» ])[.,:;!?…›→» ]+$/u, '');

/** Where a link leads in the end, one spelling for each place; undefined for one that leads nowhere. */
function endOf(reference: Reference, page: PageOutline, graph: Graph): string | undefined {
  if (reference.kind === 'entry-hyperlink') return addressOf(reference.target, graph, page.id);
  if (reference.kind === 'asset-hyperlink') return fileName(reference.target, graph);
  const address = addressIn(reference, graph);
  if (address.kind === 'place') return withHash(page.url, address.hash);
  if (address.kind === 'contact') return reference.target.trim().toLowerCase();
  if (address.kind === 'outside') return plainUrl(address.url);
  if (address.kind !== 'page') return undefined;
  const { end, to } = followPath(address.path, address.hash, graph);
  const outside = end === 'outside' ? parseUrl(to) : undefined;
  if (end === 'outside') return outside === undefined ? to : plainUrl(outside);
  return end === 'page' ? `${to}${address.query && `?${address.query}`}` : undefined;
}

/** Two assets can hold files of one name. */
function fileName(id: string, { assets }: Graph): string | undefined {
  const file = assets.get(id as AssetId)?.file;
  return file && `the file "${file.fileName}" (${id})`;
}

/** Spellings that mostly lead to one page: with http or https, with or without `www.` and a slash at the end. */
const plainUrl = ({ host, pathname, search, hash }: URL): string =>
  `${host.replace(/^www\./u, '')}${pathname.replace(/(?<!\/)\/+$/u, '')}${search}${hash}`;
