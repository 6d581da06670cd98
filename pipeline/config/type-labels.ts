import * as z from 'zod';
import { type ArticleTypeId, articleTypes } from '../../schemas/content/article-types.ts';
import { contentTypes } from '../../schemas/content/index.ts';
import { languageOf } from '../../schemas/languages.ts';
import { byLanguage, inLanguage, interfaceLocale } from './per-language.ts';

const fault =
  "must be a name such as 'Guide', or like { one: 'Guide', many: 'Guides' }, or such a name for each language";

const text = z.string().trim().min(1, fault);
const name = z.union([text, z.strictObject({ one: text, many: text })], fault);
type Name = z.output<typeof name>;

/** What readers call a content type, in place of the usual name: `{ kbHowTo: { one: 'Guide', many: 'Guides' } }`. */
export const typeLabels = z
  .partialRecord(z.enum([...articleTypes, 'kbFaqQuestion']), z.union([name, byLanguage(name)], fault))
  .default({});

interface Labelled {
  readonly typeLabels: z.output<typeof typeLabels>;
  readonly language?: string | undefined;
}

/** The site's own names of content types, as the reader looks up its words: `type.kbHowTo`. */
export const ownTypeLabels = (config: Labelled, locale: string): Record<string, string> =>
  Object.fromEntries(
    Object.keys(config.typeLabels).flatMap((type) => {
      const own = ownName(type, config, locale);
      return own === undefined ? [] : [[`type.${type}`, typeof own === 'string' ? own : own.one]];
    }),
  );

/** What readers call several entries of a type. */
export function pluralOf(type: ArticleTypeId, config: Labelled, locale: string): string {
  const own = ownName(type, config, locale);
  if (own !== undefined) return typeof own === 'string' ? own : own.many;
  return contentTypes[type].readerPlural[languageOf(interfaceLocale(config, locale))];
}

function ownName(
  type: string,
  { typeLabels: given, language = '' }: Labelled,
  locale: string,
): Name | undefined {
  const own = new Map(Object.entries(given)).get(type);
  if (own === undefined || typeof own === 'string' || isName(own)) return own;
  return inLanguage(own, locale) ?? inLanguage(own, language);
}

const isName = (own: object): own is Exclude<Name, string> => 'one' in own && 'many' in own;
