import type { Entry } from '../entry.ts';
import type { Report } from '../finding.ts';
import type { RedirectRule } from '../redirects/redirect-table.ts';
import { faultOf } from '../redirects/rule-fault.ts';
import { malformedRedirect } from '../rules/redirects/malformed.ts';

/** The redirect rules that editors keep as entries. */
export function redirectEntries(entries: Iterable<Entry>, report: Report): RedirectRule[] {
  return [...entries].flatMap((entry): RedirectRule[] => {
    if (entry.type !== 'redirectRule') return [];
    const from = String(entry.fields['fromPath']);
    const to = String(entry.fields['toPath']);
    const fault = faultOf(from, to);
    if (fault !== undefined) {
      report(malformedRedirect, { at: { entry: entry.id }, detail: { fault }, target: from });
      return [];
    }
    return [
      {
        from,
        to,
        isPermanent: entry.fields['isPermanent'] === true,
        ignoreCase: entry.fields['ignoreCase'] !== false,
        inBrowser: entry.fields['redirectInBrowser'] !== false,
        origin: { entry: entry.id },
      },
    ];
  });
}
