import type { BlockChange, Difference, EntryChange, Run } from '../../schemas/report/difference.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { redirectColumns } from '../../pipeline/contract/redirect-line.ts';
import { isEmpty } from '../../pipeline/diff/difference.ts';
import { count } from '../../schemas/base/count.ts';
import { markdownCode, markdownLink, markdownText } from '../reporters/text/markdown-text.ts';
import { byLocale, localeBehind } from './by-locale.ts';
import { byPage, type ChangedPage } from './by-page.ts';
import { countsIn } from './counts.ts';
import type { DifferenceReporter } from './difference-reporter.ts';
import { fieldSentence, nameOf, sectionsOf } from './sentences.ts';
import { shortFields, sizeOf } from './sizes.ts';

/** GitHub's limit for a comment. Source: GitHub, "body is too long (maximum is 65536 characters)". */
const maxCharacters = 65_536;

/** Reserved for the sentence about omitted blocks. */
const forTheRest = 400;

/** The most lines of one kind. HTML and JSON have all. */
const maxLines = 100;

/** For a pull request: the numbers, URLs that are gone with redirect lines, then changes page by page. */
export const markdown: DifferenceReporter = (difference) => {
  if (isEmpty(difference)) return '## Content changes: none\n';
  const head = [
    `## Content changes`,
    countsIn(difference)
      .map((each) => `- ${each}`)
      .join('\n'),
  ];
  const blocks = [...gone(difference), ...findings(difference), ...around(difference)];
  const pages = byLocale(difference).flatMap(({ heading, entries }) =>
    byPage(entries).map((page) => ({ text: pageBlock(page), heading })),
  );
  return bounded(head, blocks, pages);
};

interface PageText {
  readonly text: string;
  /** The locales, where several are compared. */
  readonly heading: string | undefined;
}

/** The blocks that fit as a whole, and a sentence about the others. */
function bounded(head: readonly string[], blocks: readonly string[], pages: readonly PageText[]): string {
  let left = maxCharacters - forTheRest - head.join('\n\n').length;
  const fits = (text: string): boolean => {
    if (text.length + 2 > left) return false;
    left -= text.length + 2;
    return true;
  };
  const kept = blocks.filter(fits);
  const keptPages = pages.filter(({ text, heading = '' }) => fits(text + heading));
  const hidden = [
    ...(kept.length < blocks.length ? [count(blocks.length - kept.length, 'list')] : []),
    ...(keptPages.length < pages.length ? [count(pages.length - keptPages.length, 'changed page')] : []),
  ];
  const rest =
    hidden.length === 0
      ? []
      : [
          `_Left out, because a comment has no more room: ${hidden.join(' and ')}. \`-r html=changes.html\` shows all._`,
        ];
  return `${[...head, ...kept, ...underHeadings(keptPages), ...rest].join('\n\n')}\n`;
}

/** The blocks of pages, each heading once. */
const underHeadings = (pages: readonly PageText[]): string[] =>
  pages.flatMap(({ text, heading }, index) => {
    const isNew = heading !== undefined && heading !== pages[index - 1]?.heading;
    return isNew ? [`### ${heading}`, text] : [text];
  });

/** The URLs that are gone, and the redirect lines that would fix them. */
function gone({ addresses }: Difference): string[] {
  const lost = addresses.filter(({ change, leadsTo }) => change !== 'new' && leadsTo === undefined);
  if (lost.length === 0) return [];
  const rows = lost.slice(0, maxLines).map(({ from = '', to, title, message }) => {
    const now = to === undefined ? '' : `now at ${markdownCode(to)}`;
    return `| ${markdownCode(from)} | ${markdownText(title ?? '')} | ${now || markdownText(message ?? '')} |`;
  });
  const lines = lost.flatMap(({ line }) => line ?? []);
  const paste = ['Lines for the redirect table:', fenced([redirectColumns, ...lines].join('\n'))];
  return [
    `### ${count(lost.length, 'address leads', 'addresses lead')} nowhere now`,
    [
      '| Address | What it was | What became of it |',
      '| --- | --- | --- |',
      ...rows,
      ...(lost.length > maxLines ? [`| … | ${count(lost.length - maxLines, 'more')} | |`] : []),
    ].join('\n'),
    ...(lines.length > 0 ? [paste.join('\n\n')] : []),
  ];
}

/** A code block with a fence that the text does not contain. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}csv\n${text}\n${fence}`;
}

function findings(difference: Difference): string[] {
  const { came = [], went = [] } = difference.findings ?? {};
  return [
    ...list(['new finding', 'new findings'], came, difference),
    ...list(['finding that went', 'findings that went'], went, difference),
  ];
}

const around = (difference: Difference): string[] =>
  sectionsOf(difference).map(({ title, lines }) =>
    details(
      `${title}: ${lines.length}`,
      limited(
        lines.map(({ change, what, how }) =>
          `- **${change}** ${markdownText(what)} ${markdownText(how)}`.trimEnd(),
        ),
      ),
    ),
  );

const limited = (lines: readonly string[]): string =>
  [
    ...lines.slice(0, maxLines),
    ...(lines.length > maxLines ? [`- … and ${count(lines.length - maxLines, 'more')}`] : []),
  ].join('\n');

const details = (summary: string, body: string): string =>
  `<details>\n<summary>${summary}</summary>\n\n${body}\n\n</details>`;

function pageBlock({ url, entries }: ChangedPage): string {
  const title = url === undefined ? 'On no page' : markdownText(url);
  const names =
    entries.length === 1 ? entries.map(headOf).join('') : count(entries.length, 'entry', 'entries');
  return details(`${title}: ${names}`, entries.map(entryBlock).join('\n\n'));
}

function headOf(entry: EntryChange): string {
  const size = sizeOf(entry);
  return `${entry.change} ${markdownText(nameOf(entry))}${size === '' ? '' : `: ${size}`}`;
}

function entryBlock(entry: EntryChange): string {
  const { change, edit, contentType, pageCount } = entry;
  const more = pageCount > 1 ? `, on ${count(pageCount, 'page')}` : '';
  const head = `**${change}** ${markdownLink(nameOf(entry), edit)} (${markdownText(contentType)}${more})`;
  const lines = shortFields(entry).map((field) => {
    const path = markdownCode(field.field.join('.'));
    if (field.kind !== 'text') return `- ${path}: ${markdownText(fieldSentence(field))}`;
    const changed = field.blocks.filter((block) => block.change !== 'same');
    return [`- ${path} (${field.aspects.join(', ') || 'words'})`, ...changed.map(blockLine)].join('\n');
  });
  return [head, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n');
}

function blockLine({ change, kind, was, runs }: BlockChange): string {
  const name = was === undefined ? kind : `${was} to ${kind}`;
  return `  - ${change} ${name}: ${runs.map(runText).join('')}`;
}

/** Inline HTML that GitHub allows in comments. */
function runText({ change, text, before, after }: Run): string {
  const words = markdownText(text);
  if (change === 'added') return `<ins>${words}</ins>`;
  if (change === 'removed') return `<del>${words}</del>`;
  if (change === 'same') return words;
  return `${words} <sup>${change}: ${markdownText(before || 'none')}, now ${markdownText(after || 'none')}</sup>`;
}

const list = (
  title: readonly [one: string, many: string],
  all: readonly Diagnostic[],
  difference: Difference,
) =>
  all.length === 0
    ? []
    : [
        details(
          count(all.length, ...title),
          limited(
            all.map(({ severity, rule, message, entry, locale }) => {
              const where = markdownLink(entry?.title ?? entry?.id ?? '', entry?.edit);
              return `- ${severity} ${markdownCode(rule)} ${where} ${markdownText(message)}${localeBehind(locale, difference)}`;
            }),
          ),
        ),
      ];
