import { ascending } from '../../schemas/base/compare.ts';
import { addTo } from '../../schemas/base/add-to.ts';
import { contentTypes } from '../../schemas/content/index.ts';
import { inConfiguration } from '../config/in-configuration.ts';
import type { Entry } from '../entry.ts';
import { nearest } from '../nearest.ts';
import { unmatchedEntry } from '../rules/mapping/unmatched-entry.ts';
import { unknownType } from '../rules/schema/unknown-type.ts';
import type { DecodeContext } from './decode-context.ts';

/** Reports each content type that neither a mapping nor a path reads, and each whose mappings leave entries out, once with the number of those entries. */
export function reportUnreadTypes(
  entries: readonly Entry[],
  { reading, includes, report }: Pick<DecodeContext, 'reading' | 'includes' | 'report'>,
): void {
  const unread = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { kind } = reading.of(entry.contentType);
    const isReadElsewhere = reading.readElsewhere(entry.contentType).size > 0;
    const isUnread =
      kind === 'read' ? entry.isSwitchedOff : (kind === 'unknown' || kind === 'namesake') && !isReadElsewhere;
    if (includes(entry.state) && isUnread) addTo(unread, entry.contentType, entry);
  }
  for (const [contentType, those] of [...unread].toSorted(([a], [b]) => ascending(a, b))) {
    const { kind } = reading.of(contentType);
    if (kind === 'read') {
      report(unmatchedEntry, {
        at: inConfiguration('contentTypes', contentType),
        detail: { contentType, entries: those.length },
        target: contentType,
      });
      continue;
    }
    report(unknownType, {
      at: inConfiguration('contentTypes', contentType),
      detail: { contentType, isNamesake: kind === 'namesake', entries: those.length },
      target: contentType,
      suggestion: kind === 'namesake' ? undefined : nearest(contentType, Object.keys(contentTypes)),
    });
  }
}
