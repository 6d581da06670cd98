import type { Fixed } from '../../pipeline/fix/fix-content.ts';
import { type ShownEntry, type ShownField, shownChanges } from '../../pipeline/fix/shown-changes.ts';
import { count } from '../../schemas/base/count.ts';
import type { Look } from '../diff/difference-reporter.ts';
import { changeLines, room } from '../diff/text.ts';
import { escape } from '../reporters/text/escape.ts';
import { wrap } from '../reporters/text/lines.ts';
import { changedRows, summaryOf } from './summary.ts';

/** What fixes change, entry by entry, then lines of the redirect table, and the numbers last. */
export function fixReport(fixed: Fixed, isWritten: boolean, look: Look): string {
  const paragraphs = [
    ...shownChanges(fixed).map((entry) => entryLines(entry, look)),
    rowLines(fixed, look),
    waitingLines(fixed, look),
    [numbersOf(fixed, isWritten)],
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

function rowLines(fixed: Fixed, { style }: Look): string[] {
  const lines = changedRows(fixed).flatMap(({ before, after }) => [
    ...(before === undefined ? [] : [style('red', `  - ${escape(before)}`)]),
    ...(after === undefined ? [] : [style('green', `  + ${escape(after)}`)]),
  ]);
  const file = fixed.before.input.redirectFile?.file ?? '';
  return lines.length === 0 ? [] : [style('bold', escape(file)), ...lines];
}

/** What settles findings that a suggestion would only hide. */
function waitingLines({ offered: { waiting } }: Fixed, look: Look): string[] {
  if (waiting.size === 0) return [];
  const acts = [...waiting].flatMap(([act, number]) =>
    wrap(escape(`${act}: ${count(number, 'finding')}`), room(look) - 2).map((line) => `  ${line}`),
  );
  return [look.style('bold', 'Do this first; --rule <id> leads links elsewhere instead'), ...acts];
}

function numbersOf(fixed: Fixed, isWritten: boolean): string {
  const numbers = summaryOf(fixed);
  const places = `in ${count(numbers.entries, 'entry', 'entries')}`;
  const [done, suggested, inTable, left] = [
    numbers.fixed,
    numbers.suggested,
    numbers.inTable,
    numbers.left,
  ].map((number) => grouped.format(number));
  return [
    isWritten ? `${done} fixed ${places}` : `${done} can be fixed ${places}`,
    ...(numbers.suggested > 0 ? [`${suggested} more with --suggest`] : []),
    ...(numbers.waiting > 0 ? [`${grouped.format(numbers.waiting)} settled by something else`] : []),
    ...(numbers.inTable > 0 ? [`${inTable} more with --table`] : []),
    `${left} cannot be fixed`,
  ].join(', ');
}

const grouped = new Intl.NumberFormat('en-US');
