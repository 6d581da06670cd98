import { type Kysely, sql } from 'kysely';
import { type Stored, type EventsByKind, type EventKind, eventKinds, type Tables } from './event-kinds.ts';

export interface Overview {
  readonly counts: Readonly<Record<EventKind, number>>;
  /** The newest of each kind, the newest first. */
  readonly newest: { readonly [Kind in EventKind]: readonly (EventsByKind[Kind] & Stored)[] };
  /** The searches without results, the most frequent first. */
  readonly withoutResults: readonly {
    readonly query: string;
    readonly times: number;
    /** When it was searched first and last. ISO 8601 in UTC. */
    readonly firstAt: string;
    readonly lastAt: string;
  }[];
}

/** The number of shown events of each kind. */
const shownOfAKind = 200;

/** What readers did not find has a list of its own. */
const isListed = sql<boolean>`value <> 'noResult'`;

export async function readOverview(db: Kysely<Tables>): Promise<Overview> {
  const kinds = await Promise.all(
    eventKinds.map(async (kind) => {
      const all = db
        .selectFrom<EventKind>(kind)
        .$if(kind === 'feedback', (feedback) => feedback.where(isListed));
      const { count } = await all.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
      const newest = await all
        .selectAll()
        .orderBy('sentAt', 'desc')
        .orderBy('id', 'desc')
        .limit(shownOfAKind)
        .execute();
      return { kind, count: Number(count), newest };
    }),
  );
  const withoutResults = await db
    .selectFrom('searches')
    .select(({ fn }) => [
      'query',
      fn.countAll().as('times'),
      fn.min('sentAt').as('firstAt'),
      fn.max('sentAt').as('lastAt'),
    ])
    .where('results', '=', 0)
    .groupBy('query')
    .orderBy('times', 'desc')
    .orderBy('query')
    .limit(shownOfAKind)
    .execute();
  return {
    counts: Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])) as Overview['counts'],
    newest: Object.fromEntries(
      kinds.map(({ kind, newest }) => [kind, newest]),
    ) as unknown as Overview['newest'], // an entry for each kind, with rows of its own table
    withoutResults: withoutResults.map(({ times, ...search }) => ({ ...search, times: Number(times) })),
  };
}
