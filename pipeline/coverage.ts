import { type ContentTypeId, contentTypes } from '../schemas/content/index.ts';
import type { EntryId } from '../schemas/base/ids.ts';
import { type BuildInput, validate } from './build.ts';
import type { Entry } from './entry.ts';
import type { Graph } from './graph.ts';
import { inputsByLocale } from './translations.ts';
import { blocksOf } from './writing/blocks-of.ts';

/** How much there is, and how much of it is translated. */
export interface Tally {
  readonly pages: number;
  readonly translatedPages: number;
  readonly words: number;
  readonly translatedWords: number;
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
  readonly locales: readonly LocaleCoverage[];
}

/** Compares each locale of a site with the first one: its pages, and the words on them. Empty for a site with one locale. */
export function coverageOf(input: BuildInput): Coverage {
  const [first, ...others] = inputsByLocale(input);
  const { graph } = validate(first ?? input);
  const source = wordsByField(graph);
  return {
    source: graph.locale,
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
  for (const [id, fields] of source) {
    const entry = graph.entries.get(id);
    if (entry?.type === undefined) continue;
    const here = own.entries.get(id);
    const isTranslated = (field: string) => here !== undefined && isOwn(here, field);
    byType.set(
      entry.type,
      sumOf(byType.get(entry.type) ?? nothing, {
        pages: graph.urls.has(id) ? 1 : 0,
        translatedPages: graph.urls.has(id) && own.urls.has(id) && here?.isUntranslated !== true ? 1 : 0,
        words: total([...fields.values()]),
        translatedWords: total([...fields].map(([field, words]) => (isTranslated(field) ? words : 0))),
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

/** A field that is not localized has one value for all locales: it is translated where the entry is. */
const isOwn = ({ isUntranslated, standIns }: Entry, field: string): boolean =>
  isUntranslated !== true && standIns?.has(field) !== true;

const nothing: Tally = { pages: 0, translatedPages: 0, words: 0, translatedWords: 0 };

const sumOf = (a: Tally, b: Tally): Tally => ({
  pages: a.pages + b.pages,
  translatedPages: a.translatedPages + b.translatedPages,
  words: a.words + b.words,
  translatedWords: a.translatedWords + b.translatedWords,
});

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** The share of words, as a percentage with one decimal. Rounded down: 100 means all. */
export const percentOf = ({ words, translatedWords }: Tally): number =>
  words === 0 ? 100 : Math.floor((translatedWords / words) * 1000) / 10;
