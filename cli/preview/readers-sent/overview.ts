import type { Kysely } from 'kysely';
import { type Kept, type Sent, type SentKind, sentKinds, type Tables } from './sent.ts';

export interface Overview {
  readonly counts: Readonly<Record<SentKind, number>>;
  /** The newest of each kind, the newest first. */
  readonly newest: { readonly [Kind in SentKind]: readonly (Sent[Kind] & Kept)[] };
  /** What was searched for in vain, the most frequent first. */
  readonly inVain: readonly { readonly query: string; readonly times: number }[];
}

/** Of each kind, on one screen. */
const shownOfAKind = 50;

export async function readOverview(db: Kysely<Tables>): Promise<Overview> {
  const kinds = await Promise.all(
    sentKinds.map(async (kind) => {
      const all = db.selectFrom<SentKind>(kind);
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
  const inVain = await db
    .selectFrom('searches')
    .select(({ fn }) => ['query', fn.countAll().as('times')])
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
    ) as unknown as Overview['newest'], // a pair for each kind, with rows of its own table
    inVain: inVain.map(({ query, times }) => ({ query, times: Number(times) })),
  };
}
