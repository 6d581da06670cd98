import * as z from 'zod';
import { hintOf, nearest } from '../../pipeline/nearest.ts';
import { wordsIn } from '../../schemas/search/index/words.ts';
import { parseList } from '../config/parse-list.ts';
import { parseJson } from '../input/json/parse-json.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { UsageError } from '../usage-error.ts';

const goldenQuery = z.strictObject({
  /** The query as a reader types it. */
  query: z.string().regex(/[\p{L}\p{N}]/u, 'must have a letter or a digit'),
  /** The expected documents: paths, URLs or ids. */
  expected: z.array(z.string().min(1)).min(1, 'must name an article or more'),
  /** The locale that is searched; absent: the first of the site. */
  locale: z.string().optional(),
});
const goldenQueries = z.array(goldenQuery, { error: 'must be a list of queries' }).min(1, 'has no query');
export type GoldenQuery = z.output<typeof goldenQuery>;

/** The site in a locale. */
export interface SearchedLocale {
  /** The locale, if the site has several. */
  readonly locale: string | undefined;
  /** The folder of its paths: empty or such as `/es`. */
  readonly folder: string;
  /** The ids and URLs of its documents. Undefined without content. */
  readonly known?: ReadonlySet<string> | undefined;
}

/**
 * Reads the golden queries of a file, each with its locale. Throws a sentence for a mistake. Locales without `known` documents are not
 * searched, or have no content to compare with.
 */
export function parseGoldenQueries(
  text: string,
  name: string,
  sites: readonly SearchedLocale[],
): GoldenQuery[] {
  const queries = parseList(parseJson(text, name), { name, schema: goldenQueries, what: 'query' }).map(
    (query) => ofSite(query, sites),
  );
  const faults = [
    ...repeatedQueries(queries),
    ...queries.flatMap((query, index) => faultsOf(query, index, sites)),
  ];
  if (faults.length > 0) throw new UsageError(faults.map((fault) => `in ${name}, ${fault}`).join('\n'));
  return queries;
}

/** A query with its locale, and with paths within the site of it: readers see them with its folder. */
function ofSite(
  { query, expected, locale: named }: GoldenQuery,
  sites: readonly SearchedLocale[],
): GoldenQuery {
  const locale = named ?? sites[0]?.locale;
  const { folder = '' } = sites.find((site) => site.locale === locale) ?? {};
  const within = (path: string): string =>
    folder !== '' && path.startsWith(`${folder}/`) ? path.slice(folder.length) : path;
  return { query, expected: expected.map(within), ...(locale !== undefined && { locale }) };
}

/** A repeated query would count twice. */
function repeatedQueries(queries: readonly GoldenQuery[]): string[] {
  const first = new Map<string, number>();
  return queries.flatMap(({ query, expected, locale }, index) => {
    const words = [locale, ...wordsIn(query).map(({ word }) => word)].join(' ');
    const earlier = first.get(words);
    if (earlier === undefined) first.set(words, index);
    const twice = expected.find((each, place) => expected.indexOf(each) !== place);
    return [
      ...(earlier === undefined ? [] : [`query ${index + 1}: "${query}" is query ${earlier + 1} already`]),
      ...(twice === undefined ? [] : [`query ${index + 1}: "${twice}" is expected twice`]),
    ];
  });
}

function faultsOf(
  { expected, locale }: GoldenQuery,
  index: number,
  sites: readonly SearchedLocale[],
): string[] {
  const site = sites.find((each) => each.locale === locale);
  if (site === undefined) return [`query ${index + 1}: ${noLocale(locale ?? '', sites)}`];
  const { known } = site;
  if (known === undefined) return [];
  return expected
    .filter((each) => !known.has(each))
    .map((each) => {
      const hint = hintOf(nearest(each, known));
      return `query ${index + 1}: nothing that can be found has the address or id "${each}"${hint}`;
    });
}

function noLocale(locale: string, sites: readonly SearchedLocale[]): string {
  const codes = sites.flatMap((site) => site.locale ?? []);
  if (codes.length === 0) return `the site has one locale; leave out "locale"`;
  return `the site has no locale "${locale}"${didYouMean(locale, codes) || `; it has ${codes.join(', ')}.`}`;
}
