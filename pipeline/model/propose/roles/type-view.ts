import { pathFault } from '../../../link/slugs/slug-fault.ts';
import type { FieldFacts, TypeFacts } from '../facts/facts.ts';
import { countWords } from '../facts/words-in.ts';
import { hasWord, isWord, tokensOf } from '../words.ts';

/** A type with the fields that say what it is for. */
export interface TypeView extends TypeFacts {
  readonly title: FieldFacts | undefined;
  readonly slug: FieldFacts | undefined;
  /** Rich texts, and long texts of more than a few words. */
  readonly longTexts: readonly FieldFacts[];
  /** Short texts for readers, without title and slug. */
  readonly shortTexts: readonly FieldFacts[];
  /** Lists of entries that are no categories, authors or related pages by their names. */
  readonly partLists: readonly FieldFacts[];
  /** Single files. */
  readonly assets: readonly FieldFacts[];
}

export function viewOf(facts: TypeFacts): TypeView {
  const slug = slugIn(facts);
  const title = titleIn(facts, slug);
  const others = facts.fields.filter((field) => field !== slug && field !== title);
  return {
    ...facts,
    title,
    slug,
    longTexts: others.filter((field) => isLongText(field, facts) && !isForMachines(field)),
    shortTexts: others.filter((field) => isShortText(field, facts) && !isForMachines(field)),
    partLists: others.filter(isPartList),
    assets: others.filter(({ field }) => field.type === 'Link to Asset'),
  };
}

/** How many words a text of a field has on average to count as a long one. */
const longWords = 12;

const averageWords = ({ words, filled }: FieldFacts): number => (filled === 0 ? 0 : words / filled);

const isLongText = (facts: FieldFacts, { entries }: TypeFacts): boolean => {
  const { field, filled } = facts;
  if (field.type === 'RichText') return true;
  if (field.type !== 'Text') return false;
  if (entries === 0 || filled === 0) return !hasWord(facts.tokens, 'title', 'link', 'technical');
  return averageWords(facts) >= longWords;
};

const isShortText = (facts: FieldFacts, type: TypeFacts): boolean =>
  ['Symbol', 'Text', 'Array of Symbol'].includes(facts.field.type) && !isLongText(facts, type);

/** For search engines or for the editors only, by its name. */
const isForMachines = ({ tokens, field }: FieldFacts): boolean =>
  hasWord(tokens, 'seo', 'internal') || (hasWord(tokens, 'technical') && field.type !== 'RichText');

const isPartList = ({ field, tokens }: FieldFacts): boolean =>
  field.type === 'Array of Link to Entry' &&
  !hasWord(tokens, 'by', 'category', 'related', 'seo', 'navigation', 'settings');

/** A field for a category by its name. A list of sections holds parts, one section is where an entry belongs. */
export const isTopicField = ({ field, tokens }: FieldFacts): boolean =>
  hasWord(tokens, field.type.startsWith('Array') ? 'category' : 'topic');

/** The field with the address of a page. */
function slugIn({ fields, entries }: TypeFacts): FieldFacts | undefined {
  const symbols = fields.filter(({ field }) => field.type === 'Symbol');
  return (
    symbols.find((facts) => facts.field.widget === 'slugEditor' && hasAddresses(facts, entries)) ??
    symbols.find(({ tokens, ...facts }) => tokens.some(isSlugWord) && hasAddresses(facts, entries))
  );
}

const isSlugWord = (token: string): boolean =>
  /^(?:slug|url|path|pfad|ruta|chemin|permalink|handle|uri|route)$|slug$/u.test(token);

/** Most values can be a part of an address, and no two entries have the same. */
function hasAddresses(facts: Pick<FieldFacts, 'texts' | 'field'>, entries: number): boolean {
  const { texts, field } = facts;
  if (entries === 0) return field.widget === 'slugEditor' || /slug|permalink/iu.test(field.id);
  if (texts.length === 0) return false;
  const paths = texts.filter((text) => /^[^\s:?#]*$/u.test(text));
  return paths.length * 2 > texts.length && new Set(texts).size * 10 >= texts.length * 9;
}

/** The values that cannot be an address, each once. `/` has no part: it is the home page's. */
export const unusableSlugs = ({ texts }: FieldFacts): string[] => [
  ...new Set(texts.filter((text) => pathFault(partsOf(text)) !== undefined)),
];

/** The parts of an address below the prefix of its type. */
export const partsOf = (address: string): string[] => address.split('/').filter(Boolean);

/** The field that names an entry to readers. */
function titleIn(
  { type, fields, entries, tokens }: TypeFacts,
  slug: FieldFacts | undefined,
): FieldFacts | undefined {
  const isPerson = hasWord(tokens, 'person');
  let best: { readonly field: FieldFacts; readonly points: number } | undefined;
  for (const facts of fields) {
    if (facts === slug || !isLine(facts)) continue;
    const points = titlePoints(facts, {
      tokens,
      isPerson,
      isDisplayed: type.displayField === facts.field.id,
      entries,
    });
    if (points > (best?.points ?? 0)) best = { field: facts, points };
  }
  return best?.field;
}

interface TitleContext {
  /** Of the type. */
  readonly tokens: readonly string[];
  readonly isPerson: boolean;
  readonly isDisplayed: boolean;
  readonly entries: number;
}

/** The longest text that is still a title, in characters: what Contentful takes for a short text. */
const maxTitle = 256;

const isLine = ({ field, texts }: FieldFacts): boolean =>
  (field.type === 'Symbol' || field.type === 'Text') &&
  texts.every((text) => text.length <= maxTitle && !text.includes('\n')) &&
  (texts.length === 0 || texts.reduce((sum, text) => sum + countWords(text), 0) / texts.length <= 20);

function titlePoints(
  facts: FieldFacts,
  { tokens: ofType, isPerson, isDisplayed, entries }: TitleContext,
): number {
  const { field, tokens, filled } = facts;
  const isName = tokens.some((token) =>
    ['name', 'nombre', 'nom', 'nome', 'naam', 'fullname'].includes(token),
  );
  const isTitle = tokens.some((token) => isWord(token, 'title'));
  const isWhole = tokensOf(field.id).every(
    (token) =>
      isWord(token, 'title') ||
      ofType.includes(token) ||
      /^(?:page|main|post|text|h|public|display)$/u.test(token),
  );
  return (
    (isTitle ? (isName ? (isPerson ? 8 : 4) : isPerson ? 2 : isWhole ? 8 : 4) : 0) +
    (isDisplayed ? 3 : 0) +
    (field.required ? 1 : 0) +
    (entries > 0 && filled === entries ? 2 : 0) +
    (hasWord(tokens, 'internal') ? -6 : 0) +
    (hasWord(tokens, 'seo', 'link') || tokens.some(isTechnical) ? -5 : 0) +
    (field.limits.values !== undefined ? -5 : 0) +
    (tokens.some((token) =>
      /^(?:sub|second|alternat|short|caption|line|cta|button|link|first|last)/u.test(token),
    )
      ? -3
      : 0) +
    (hasWord(tokens, 'intro') ? -2 : 0)
  );
}

const isTechnical = (token: string): boolean => isWord(token, 'technical') && !isWord(token, 'title');
