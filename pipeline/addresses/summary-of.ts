import type { EntryId } from '../../schemas/base/ids.ts';
import type { Graph } from '../graph.ts';

/** The short description of an article, as editors wrote it. */
export function summaryOf(
  id: string | undefined,
  { entries }: Pick<Graph, 'entries'>,
): { readonly summary?: string } {
  const fields = entries.get(id as EntryId)?.fields ?? {};
  const summary = fields['shortDescription'] ?? fields['metaDescription'];
  return typeof summary === 'string' ? { summary } : {};
}
