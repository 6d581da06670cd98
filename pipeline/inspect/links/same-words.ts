import type { AssetId, EntryId } from '../../../schemas/base/ids.ts';
import { addressOf } from '../../addresses/address-of.ts';
import { followPath, withHash } from '../../addresses/follow-path.ts';
import type { Graph, PageOutline, Reference } from '../../graph.ts';
import { derive } from '../../queries/derive.ts';
import { isTextLink, isVague, seenText } from './link-text.ts';
import { addressIn } from './links-of.ts';
import { parseUrl } from '../../addresses/parse-url.ts';

/** A link with the same words as an earlier link on a page, but with another target. */
export interface SameWords {
  readonly reference: Reference;
  readonly page: PageOutline;
  /** The target of the earlier link, and of this one. */
  readonly first: string;
  readonly second: string;
}

/** The links of an entry with the words of an earlier link to another target on the same page, each once. */
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

/** `links/vague-text` reports words that say nothing about a target. */
const findWorded = (references: readonly Reference[]): WordedLink[] =>
  references.flatMap((reference) => {
    if (!isTextLink(reference) || isVague(reference)) return [];
    const words = wordsOf(reference);
    return /\p{L}/u.test(words) ? [{ reference, words }] : [];
  });

/** The words for comparison, without case and final punctuation. `C` and `C#` differ. */
const wordsOf = (reference: Reference): string =>
  seenText(reference)
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/(?<![.,:;!?…›→» ])[.,:;!?…›→» ]+$/u, '');

/** The final target of a link, in one spelling; undefined for a link that leads nowhere. */
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

/** An address without the parts that mostly make no difference: the scheme, `www.` and a slash at the end. */
const plainUrl = ({ host, pathname, search, hash }: URL): string =>
  `${host.replace(/^www\./u, '')}${pathname.replace(/(?<!\/)\/+$/u, '')}${search}${hash}`;
