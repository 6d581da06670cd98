import { type ContentTypeId, contentTypes } from '../schemas/content/index.ts';
import type { EntryId } from '../schemas/base/ids.ts';
import { invariant } from '../schemas/base/invariant.ts';
import { type BuildInput, validate } from './build.ts';
import type { Entry } from './entry.ts';
import type { Graph } from './graph.ts';
import { outdatedTexts } from './inspect/content/outdated-texts.ts';
import { blocksOf } from './writing/blocks-of.ts';

/** How much there is, and how much of it is translated. */
export interface Tally {
  readonly pages: number;
  readonly translatedPages: number;
  /** Of the translated pages those that show an outdated text. */
  readonly outdatedPages: number;
  readonly words: number;
  readonly translatedWords: number;
  /** Of the translated words those that were translated from an older source. */
  readonly outdatedWords: number;
}

export interface TypeCoverage extends Tally {
  /** The name of our content type. */
  readonly type: string;
}

export interface LocaleCoverage extends Tally {
  readonly locale: string;
  readonly types: readonly TypeCoverage[];
}

/** What of a site is translated. */
export interface Coverage {
  /** The first locale, which the others are translated from. */
  readonly source: string;
  /** Without a lock, nothing is known to be outdated. */
  readonly hasLock: boolean;
  readonly locales: readonly LocaleCoverage[];
}

/** Compares each locale of a site with the first one: its pages, and the words on them. `inputs`: see `inputsByLocale`. */
export function coverageOf([first, ...others]: readonly BuildInput[]): Coverage {
  invariant(first !== undefined, 'a site has a locale');
  const { graph } = validate(first);
  const source = wordsByField(graph);
  return {
    source: graph.locale,
    hasLock: first.translationLock !== undefined,
    locales: others.map((other) => coverageIn(validate(other).graph, { graph, source })),
  };
}

/** The words of each field that has some, by entry. Only what pages show counts. */
type WordsByField = ReadonlyMap<EntryId, ReadonlyMap<string, number>>;

function wordsByField(graph: Graph): WordsByField {
  const words = new Map<EntryId, Map<string, number>>();
  for (const entry of graph.entries.values()) {
    if (!graph.included.has(entry.id) || !isOnPage(entry, graph)) continue;
    const fields = new Map<string, number>();
    for (const { field, words: text } of blocksOf(entry)) {
      const name = String(field[0]);
      fields.set(name, (fields.get(name) ?? 0) + countWords(text));
    }
    words.set(entry.id, fields);
  }
  return words;
}

const isOnPage = ({ id }: Entry, { urls, pagesOf }: Graph): boolean => urls.has(id) || pagesOf.has(id);

/** Languages without blanks between words have words too. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const countWords = (text: string): number =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;

interface Source {
  readonly graph: Graph;
  readonly source: WordsByField;
}

function coverageIn(own: Graph, { graph, source }: Source): LocaleCoverage {
  const byType = new Map<ContentTypeId, Tally>();
  const outdated = outdatedIn(own);
  for (const [id, fields] of source) {
    const entry = graph.entries.get(id);
    if (entry?.type === undefined) continue;
    const here = own.entries.get(id);
    const wordsWhere = (isCounted: (field: string) => boolean) =>
      total([...fields].map(([field, words]) => (isCounted(field) ? words : 0)));
    const isPage = graph.urls.has(id);
    const isTranslatedPage = isPage && own.urls.has(id) && here?.isUntranslated !== true;
    byType.set(
      entry.type,
      sumOf(byType.get(entry.type) ?? nothing, {
        pages: isPage ? 1 : 0,
        translatedPages: isTranslatedPage ? 1 : 0,
        outdatedPages: isTranslatedPage && showsAny(id, outdated, own) ? 1 : 0,
        words: wordsWhere(() => true),
        translatedWords: wordsWhere((field) => here !== undefined && isOwn(here, field)),
        outdatedWords: wordsWhere((field) => outdated.get(id)?.has(field) === true),
      }),
    );
  }
  const types = [...byType].map(([type, tally]) => ({ type: contentTypes[type].label, ...tally }));
  return {
    locale: own.locale,
    ...types.reduce<Tally>(sumOf, nothing),
    types: types.filter(({ words }) => words > 0).toSorted((a, b) => b.words - a.words),
  };
}

/** The outdated fields, by entry. */
const outdatedIn = (graph: Graph): ReadonlyMap<EntryId, ReadonlySet<string>> =>
  new Map(
    [...graph.entries.values()].flatMap((entry) => {
      const texts = outdatedTexts(entry, graph);
      return texts.length === 0 ? [] : [[entry.id, new Set(texts.map(({ field }) => field))] as const];
    }),
  );

const showsAny = (id: EntryId, entries: ReadonlyMap<EntryId, unknown>, { pages }: Graph): boolean =>
  [id, ...(pages.get(id)?.shows ?? [])].some((shown) => entries.has(shown));

/** A field that is not localized has one value for all locales: it is translated where the entry is. */
const isOwn = ({ isUntranslated, standIns }: Entry, field: string): boolean =>
  isUntranslated !== true && standIns?.has(field) !== true;

const nothing: Tally = {
  pages: 0,
  translatedPages: 0,
  outdatedPages: 0,
  words: 0,
  translatedWords: 0,
  outdatedWords: 0,
};

const sumOf = (a: Tally, b: Tally): Tally => ({
  pages: a.pages + b.pages,
  translatedPages: a.translatedPages + b.translatedPages,
  outdatedPages: a.outdatedPages + b.outdatedPages,
  words: a.words + b.words,
  translatedWords: a.translatedWords + b.translatedWords,
  outdatedWords: a.outdatedWords + b.outdatedWords,
});

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** The share of words with a current translation, as a percentage with one decimal. Rounded down: 100 means all. */
export const percentOf = ({ words, translatedWords, outdatedWords }: Tally): number =>
  words === 0 ? 100 : Math.floor(((translatedWords - outdatedWords) / words) * 1000) / 10;
