import { stepsBetween } from '../../pipeline/diff/values/sequence.ts';
import type { Fixed } from '../../pipeline/fix/fix-content.ts';
import { type ShownEntry, type ShownField, shownChanges } from '../../pipeline/fix/shown-changes.ts';
import { count } from '../../schemas/base/count.ts';
import type { Look } from '../diff/difference-reporter.ts';
import { changeLines, room } from '../diff/text.ts';
import { escape } from '../reporters/text/escape.ts';
import { wrap } from '../reporters/text/lines.ts';

/** What fixes change, entry by entry, then lines of the redirect table, and the numbers last. */
export function fixReport(fixed: Fixed, isWritten: boolean, look: Look): string {
  const entries = shownChanges(fixed);
  const paragraphs = [
    ...entries.map((entry) => entryLines(entry, look)),
    rowLines(fixed, look),
    [numbersOf(fixed, { entries: entries.length, isWritten })],
  ];
  return `${paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function entryLines({ id, title, typeName, url, fields }: ShownEntry, look: Look): string[] {
  const name = `${title ?? id} (${typeName})${url === undefined ? '' : `  ${url}`}`;
  return [
    ...wrap(escape(name), room(look)).map((line) => look.style('bold', line)),
    ...fields.flatMap((field) => fieldLines(field, look)).map((line) => `  ${line}`),
  ];
}

function fieldLines({ name, locale, rules, changes, unseen }: ShownField, look: Look): string[] {
  const where = locale === undefined ? name : `${name}, ${locale}`;
  return [
    `${escape(where)}  ${look.style('dim', rules.join(', '))}`,
    ...changes.flatMap((change) => changeLines(change, look)),
    ...unseen
      .flatMap((words) => wrap(`put right: ${escape(words)}`, room(look) - 4))
      .map((line) => `  ${line}`),
  ];
}

function rowLines({ before, after }: Fixed, { style }: Look): string[] {
  const [old, now] = [before, after].map(({ input }) => (input.redirectFile?.text ?? '').split(/\r?\n/u));
  const lines = stepsBetween(old ?? [], now ?? []).flatMap((step) => {
    if (step.change === 'removed') return [style('red', `  - ${escape(old?.[step.before] ?? '')}`)];
    return step.change === 'added' ? [style('green', `  + ${escape(now?.[step.after] ?? '')}`)] : [];
  });
  return lines.length === 0 ? [] : [style('bold', escape(before.input.redirectFile?.file ?? '')), ...lines];
}

function numbersOf(
  { before, after, offered }: Fixed,
  { entries, isWritten }: { readonly entries: number; readonly isWritten: boolean },
): string {
  const left = after.all.diagnostics.length;
  const fixed = grouped.format(before.all.diagnostics.length - left);
  const { suggested, inTable } = offered;
  const places = `in ${count(entries, 'entry', 'entries')}`;
  return [
    isWritten ? `${fixed} fixed ${places}` : `${fixed} can be fixed ${places}`,
    ...(suggested > 0 ? [`${grouped.format(suggested)} more with --suggest`] : []),
    ...(inTable > 0 ? [`${grouped.format(inTable)} more with --table`] : []),
    `${grouped.format(left - suggested - inTable)} cannot be fixed`,
  ].join(', ');
}

const grouped = new Intl.NumberFormat('en-US');
