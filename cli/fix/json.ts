import type { EntryId } from '../../schemas/base/ids.ts';
import type { Fixes, ReportedChange, ReportedOutcome } from '../../schemas/report/fixes.ts';
import type { Fixed } from '../../pipeline/fix/fix-content.ts';
import { type ShownEntry, shownChanges } from '../../pipeline/fix/shown-changes.ts';
import type { Graph } from '../../pipeline/graph.ts';
import { fieldAddress } from '../../pipeline/web-app.ts';
import { jsonText } from '../reporters/text/json-text.ts';
import { changedRows, summaryOf } from './summary.ts';

/** For programs: one document. Its schema ships as `docs/fixes-1.schema.json`. */
export function fixesJson(fixed: Fixed, applied?: ReportedOutcome): string {
  const { graph } = fixed.before.all;
  const report: Fixes = {
    version: 1,
    changes: shownChanges(fixed).flatMap((entry) => changesOf(entry, graph)),
    redirects: changedRows(fixed),
    summary: summaryOf(fixed),
    ...(applied && { applied }),
  };
  return `${jsonText(report, 2)}\n`;
}

const changesOf = ({ id, title, url, fields }: ShownEntry, graph: Graph): ReportedChange[] =>
  fields.map(({ change: { field, locale, before, after, fixes } }) => ({
    entry: {
      id,
      contentType: graph.entries.get(id as EntryId)?.contentType ?? '',
      ...(title !== undefined && { title }),
      ...(url !== undefined && { url }),
      edit: fieldAddress(id, field, graph),
    },
    field,
    locale,
    before,
    after,
    fixes: fixes.map(({ fix: { isSafe }, diagnostic: { rule, message, fingerprint } }) => ({
      rule,
      isSafe,
      message,
      fingerprint,
    })),
  }));
