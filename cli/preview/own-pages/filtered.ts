import { type Choice, counted } from '../../reporters/html/controls.ts';

const maxCharacters = 500;

/** Reads what the address of a list gives for a name, or nothing. */
export const givenIn =
  (params: URLSearchParams) =>
  (name: string): string =>
    (params.get(name) ?? '').trim().slice(0, maxCharacters);

/** A filter whose values a reader chooses from. */
interface Filter<Item> {
  /** The values of an item. */
  readonly keysOf: (item: Item) => readonly string[];
  /** What editors call a value; absent: the value itself. */
  readonly labelOf?: (key: string) => string;
}

interface Filtering<Item, Name extends string> {
  /** Words that an item must have, in any case. */
  readonly text: string;
  readonly textOf: (item: Item) => string;
  readonly filters: Readonly<Record<Name, Filter<Item>>>;
  /** A value of each filter, or the beginning of one with a slash at its end. An empty one filters nothing. */
  readonly chosen: Readonly<Record<Name, string>>;
}

/** The items that match all filters, and how many match for each choice of a filter beside the others. */
export interface Filtered<Item, Name extends string> {
  readonly items: readonly Item[];
  readonly choices: Readonly<Record<Name, readonly Choice[]>>;
}

export function filtered<Item, Name extends string>(
  all: readonly Item[],
  { text, textOf, filters, chosen }: Filtering<Item, Name>,
): Filtered<Item, Name> {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  const hasWords = (searched: string): boolean => words.every((word) => searched.includes(word));
  const withWords = words.length === 0 ? all : all.filter((item) => hasWords(textOf(item).toLowerCase()));
  const names = Object.keys(filters).filter((name): name is Name => name in filters);
  const beside = (except?: Name) =>
    withWords.filter((item) =>
      names.every((name) => name === except || isChosen(filters[name].keysOf(item), chosen[name])),
    );
  const choicesOf = (name: Name): readonly Choice[] => {
    const { keysOf, labelOf } = filters[name];
    return withChosen(counted(beside(name), keysOf, labelOf), chosen[name], labelOf);
  };
  const choices = Object.fromEntries(names.map((name) => [name, choicesOf(name)]));
  return { items: beside(), choices: choices as Record<Name, readonly Choice[]> }; // of each name
}

const isChosen = (keys: readonly string[], wanted: string): boolean =>
  wanted === '' ||
  keys.includes(wanted) ||
  (wanted.endsWith('/') && wanted !== '/' && keys.some((key) => key.startsWith(wanted)));

/** What is chosen stays a choice, also where nothing matches it. */
const withChosen = (
  choices: readonly Choice[],
  chosen: string,
  labelOf: (key: string) => string = (key) => key,
): readonly Choice[] =>
  chosen === '' || chosen.endsWith('/') || choices.some(({ value }) => value === chosen)
    ? choices
    : [...choices, { value: chosen, label: labelOf(chosen), count: 0 }];
