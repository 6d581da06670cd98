import type {
  BlockChange,
  Difference,
  EntryChange,
  FieldChange,
  Run,
} from '../../schemas/report/difference.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { isEmpty } from '../../pipeline/diff/difference.ts';
import { escape } from '../reporters/text/escape.ts';
import { wrap } from '../reporters/text/lines.ts';
import type { Format, Style } from '../reporters/text/style.ts';
import { byLocale, localeBehind } from './by-locale.ts';
import { byPage } from './by-page.ts';
import { countsIn } from './counts.ts';
import type { DifferenceReporter, Look } from './difference-reporter.ts';
import { fieldSentence, type Line, nameOf, sectionsOf } from './sentences.ts';
import { shortFields, sizeOf } from './sizes.ts';

/** The width if the terminal does not say its own, and the least width: below it, whole words read better than short lines. */
const usualColumns = 100;
const minColumns = 40;

/** Unchanged text is cut to this many characters on each side of a change. */
const maxAround = 40;

const formats: Readonly<Record<string, Format>> = {
  added: 'green',
  new: 'green',
  came: 'red',
  removed: 'red',
  gone: 'red',
  went: 'green',
};

/** For a terminal: page by page, then changes outside the pages, the numbers last. */
export const text: DifferenceReporter = (difference, look) => {
  if (isEmpty(difference)) return 'no differences\n';
  const pages = byLocale(difference).flatMap(({ heading, entries }) => [
    ...(heading === undefined ? [] : [[look.style('bold', heading)]]),
    ...byPage(entries).map((page) => page.entries.flatMap((entry) => entryLines(entry, look))),
  ]);
  const sections = sectionsOf(difference).map(({ title, lines }) => [
    look.style('bold', title),
    ...lines.flatMap((line) => lineOf(line, look)),
  ]);
  const { came = [], went = [] } = difference.findings ?? {};
  const findings = [
    ...came.map((each) => findingLine('came', each, difference)),
    ...went.map((each) => findingLine('went', each, difference)),
  ];
  const ofFindings =
    findings.length === 0
      ? []
      : [[look.style('bold', 'Findings'), ...findings.flatMap((line) => lineOf(line, look))]];
  const paragraphs = [
    ...pages,
    ...sections,
    ...ofFindings,
    wrap(countsIn(difference).join(', '), room(look)),
  ];
  return `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`;
};

export const room = ({ columns }: Look): number => Math.max(columns || usualColumns, minColumns);

const findingLine = (
  change: string,
  { rule, message, entry, locale }: Diagnostic,
  difference: Difference,
): Line => ({
  change,
  what: rule,
  how: `${entry?.url ?? entry?.title ?? entry?.id ?? ''} ${message}${localeBehind(locale, difference)}`.trim(),
});

/** `  gone  /how-to/x  leads nowhere now`, in lines of whole words. */
function lineOf({ change, what, how }: Line, look: Look): string[] {
  const [first = '', ...rest] = wrap(escape(`${what}  ${how}`.trim()), room(look) - change.length - 4);
  const head = look.style(formats[change] ?? 'yellow', change);
  return [`  ${head}  ${first}`, ...rest.map((line) => `    ${line}`)];
}

function entryLines(entry: EntryChange, look: Look): string[] {
  const { style } = look;
  const { change, pages, pageCount, contentType } = entry;
  const [url] = pages;
  const others = pageCount > 1 ? ` and ${pageCount - 1} more` : '';
  const size = sizeOf(entry);
  const where = url === undefined ? contentType : `${url}${others}`;
  const name = `${where}  ${nameOf(entry)}${size === '' ? '' : `: ${size}`}`;
  const [first = '', ...more] = wrap(escape(name), room(look) - change.length - 1);
  const head = `${style(formats[change] ?? 'yellow', change)} ${style('bold', first)}`;
  const lines = shortFields(entry).flatMap((field) => {
    const path = escape(field.field.join('.'));
    if (field.kind !== 'text') return wrap(`${path}: ${escape(fieldSentence(field))}`, room(look) - 2);
    return [
      style('dim', `${path} (${field.aspects.join(', ') || 'words'})`),
      ...changedBlocks(field).flatMap((block) => blockLines(block, look)),
    ];
  });
  return [head, ...[...more.map((line) => style('bold', line)), ...lines].map((line) => `  ${line}`)];
}

/** The lines below the name of a field: its blocks, its changed words, or a sentence. */
export function changeLines(field: FieldChange, look: Look): string[] {
  if (field.kind === 'text') return changedBlocks(field).flatMap((block) => blockLines(block, look));
  const runs = field.kind === 'value' ? (field.runs ?? []) : [];
  const line =
    runs.length > 0
      ? runs.map((run, index) => runText(run, index, runs.length)).join('')
      : fieldSentence(field);
  return wrap(escape(line), room(look) - 4).map((each) => `  ${coloured(each, look.style)}`);
}

const changedBlocks = ({ blocks }: FieldChange & { readonly kind: 'text' }): BlockChange[] =>
  blocks.filter((block) => block.change !== 'same');

function blockLines({ change, kind, was, runs }: BlockChange, look: Look): string[] {
  const name = was === undefined ? kind : `${was} to ${kind}`;
  const line = runs.map((run, index) => runText(run, index, runs.length)).join('');
  const wrapped = wrap(`${change} ${name}: ${escape(line)}`, room(look) - 4);
  return wrapped.map((each) => `  ${coloured(each, look.style)}`);
}

/** Changed words are marked without colours too, as `git diff --word-diff` does. */
function runText({ change, text: words, before, after }: Run, index: number, all: number): string {
  if (change === 'added') return `{+${words}+}`;
  if (change === 'removed') return `[-${words}-]`;
  if (change !== 'same') return `${words} (${change}: ${before || 'none'}, now ${after || 'none'})`;
  return shortened(words, index === 0, index === all - 1);
}

function shortened(words: string, isFirst: boolean, isLast: boolean): string {
  const start = isFirst ? '' : words.slice(0, maxAround);
  const end = isLast ? '' : words.slice(-maxAround);
  if (isFirst && isLast) return words.length <= 2 * maxAround ? words : `${words.slice(0, 2 * maxAround)}…`;
  return words.length <= start.length + end.length + 3 ? words : `${start}…${end}`;
}

const coloured = (line: string, style: Style): string =>
  line
    .replace(/\{\+.*?\+\}/gu, (run) => style('green', run))
    .replace(/\[-.*?-\]/gu, (run) => style('red', run));
