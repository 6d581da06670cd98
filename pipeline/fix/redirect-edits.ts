import type { EntryId } from '../../schemas/base/ids.ts';
import type { FaultLocation } from '../finding.ts';
import type { Graph } from '../graph.ts';
import type { RedirectRule } from '../redirects/redirect-table.ts';
import type { Edit, RowEdit } from './edit.ts';
import type { RawContent } from './fix.ts';
import { replaceValue } from './replace-value.ts';

/** Leads a rule elsewhere, in its entry or in its line of the table. */
export function changeTarget(
  { origin, to: from }: RedirectRule,
  to: string,
  { content, graph }: { readonly content: RawContent; readonly graph: Graph },
): Edit | undefined {
  if ('entry' in origin) {
    const name = graph.entries.get(origin.entry as EntryId)?.fieldNames.get('toPath') ?? 'toPath';
    return replaceValue({ entry: origin.entry, field: [name] }, { from, to }, content);
  }
  const row = content.rowAt(origin);
  const after = row?.with('toPath', from, to);
  return row && after !== undefined ? { kind: 'row', line: row.line, before: row.text, after } : undefined;
}

/** Takes a rule out of the table. An entry is for its editors to unpublish. */
export function removeRow(at: FaultLocation, content: RawContent): RowEdit | undefined {
  const row = content.rowAt(at);
  return row && { kind: 'row', line: row.line, before: row.text };
}

/** The rule that stands at a location. */
export const ruleAt = (at: FaultLocation, { redirects }: Graph): RedirectRule | undefined =>
  redirects.rules.find(({ origin }) => origin === at);
