import { count } from '../../../schemas/base/count.ts';
import type { Findings } from '../findings.ts';

const grouped = new Intl.NumberFormat('en-US');

/** `12 problems (3 errors, 9 warnings) in 7 of 1,204 entries, 31 in the baseline`. */
export function lastLine({ summary, faultyEntries }: Findings): string {
  const { errors, warnings, infos, entries, baselined } = summary;
  const problems = errors + warnings + infos;
  const known = baselined === 0 ? '' : `, ${grouped.format(baselined)} in the baseline`;
  if (problems === 0) {
    const where = entries === 0 ? '' : ` in ${count(entries, 'entry', 'entries')}`;
    return `no problems${where}${known}`;
  }
  const kinds = [
    count(errors, 'error'),
    count(warnings, 'warning'),
    ...(infos > 0 ? [count(infos, 'note')] : []),
  ];
  const total = `${count(problems, 'problem')} (${kinds.join(', ')})`;
  // a redirect table can be checked without any entry
  const where =
    entries === 0 ? '' : ` in ${grouped.format(faultyEntries)} of ${count(entries, 'entry', 'entries')}`;
  return `${total}${where}${known}`;
}

/** The number of findings that `--max-diagnostics` hid, if any. */
export function hiddenLine({ diagnostics }: Findings, shown: number): string[] {
  const hidden = diagnostics.length - shown;
  if (hidden <= 0) return [];
  return [`${count(hidden, 'more problem')} hidden; --max-diagnostics ${diagnostics.length} shows all`];
}
