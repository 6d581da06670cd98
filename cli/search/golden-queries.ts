import * as z from 'zod';
import { hintOf, nearest } from '../../pipeline/nearest.ts';
import { wordsIn } from '../../schemas/search/index/words.ts';
import { parseList } from '../config/parse-list.ts';
import { parseJson } from '../input/json/parse-json.ts';
import { UsageError } from '../usage-error.ts';

const goldenQuery = z.strictObject({
  /** The query as a reader types it. */
  query: z.string().regex(/[\p{L}\p{N}]/u, 'must have a letter or a digit'),
  /** The expected documents: paths, URLs or ids. */
  expected: z.array(z.string().min(1)).min(1, 'must name an article or more'),
});
const goldenQueries = z.array(goldenQuery, { error: 'must be a list of queries' }).min(1, 'has no query');
export type GoldenQuery = z.output<typeof goldenQuery>;

/** Reads the golden queries of a file. Throws a sentence for a mistake. `known` has the ids and URLs of a space. */
export function parseGoldenQueries(
  text: string,
  name: string,
  known: ReadonlySet<string> | undefined,
): GoldenQuery[] {
  const queries = parseList(parseJson(text, name), { name, schema: goldenQueries, what: 'query' });
  const faults = [
    ...repeatedQueries(queries),
    ...(known === undefined ? [] : unknownDocuments(queries, known)),
  ];
  if (faults.length > 0) throw new UsageError(faults.map((fault) => `in ${name}, ${fault}`).join('\n'));
  return queries;
}

/** A repeated query would count twice. */
function repeatedQueries(queries: readonly GoldenQuery[]): string[] {
  const first = new Map<string, number>();
  return queries.flatMap(({ query, expected }, index) => {
    const words = wordsIn(query)
      .map(({ word }) => word)
      .join(' ');
    const earlier = first.get(words);
    if (earlier === undefined) first.set(words, index);
    const twice = expected.find((each, place) => expected.indexOf(each) !== place);
    return [
      ...(earlier === undefined ? [] : [`query ${index + 1}: "${query}" is query ${earlier + 1} already`]),
      ...(twice === undefined ? [] : [`query ${index + 1}: "${twice}" is expected twice`]),
    ];
  });
}

const unknownDocuments = (queries: readonly GoldenQuery[], known: ReadonlySet<string>): string[] =>
  queries.flatMap(({ expected }, index) =>
    expected
      .filter((each) => !known.has(each))
      .map((each) => {
        const hint = hintOf(nearest(each, known));
        return `query ${index + 1}: nothing that can be found has the address or id "${each}"${hint}`;
      }),
  );
