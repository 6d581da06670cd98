import type { Circumstances } from '../report/circumstances.ts';
import { markdownTable } from '../report/table.ts';
import { whole } from '../report/units.ts';

export interface RelevanceResults extends Circumstances {
  readonly rows: readonly RelevanceRow[];
}

export interface RelevanceRow {
  readonly name: string;
  readonly documents: number;
  readonly queries: number;
  /** What is known of a public collection: its licence, what its queries are, and what it was used for. */
  readonly about?: readonly string[];
  /** nDCG@10 by engine. */
  readonly figures: Readonly<Record<string, number>>;
  /** What others have published for BM25. */
  readonly published?: number | undefined;
}

/** A row for each collection; columns that no row fills are left out. */
export function relevanceTable(rows: readonly RelevanceRow[]): string {
  const engines = Object.keys(rows[0]?.figures ?? {});
  const isPublic = rows.some(({ about }) => about !== undefined);
  const isPublished = rows.some(({ published }) => published !== undefined);
  const head = [
    'collection',
    ...(isPublic ? ['licence', 'queries are', 'ranking tuned'] : []),
    'documents',
    'queries',
    ...engines,
    ...(isPublished ? ['published BM25'] : []),
  ];
  return markdownTable(
    head,
    rows.map(({ name, documents, queries, about = [], figures, published }) => [
      name,
      ...(isPublic ? about : []),
      whole(documents),
      whole(queries),
      ...engines.map((engine) => (figures[engine] ?? 0).toFixed(3)),
      ...(isPublished ? [published?.toFixed(3) ?? ''] : []),
    ]),
  );
}
