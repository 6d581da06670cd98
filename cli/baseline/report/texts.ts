import { escape } from '../../reporters/text/escape.ts';
import { jsonText } from '../../reporters/text/json-text.ts';
import { markdownText } from '../../reporters/text/markdown-text.ts';
import type { Format } from '../../reporters/text/style.ts';
import type { BaselineReporter } from './reporters.ts';
import type { Share } from './report.ts';
import { historyInWords, type Row, type Section, sectionsOf, totalInWords } from './words.ts';

const grouped = new Intl.NumberFormat('en-US');

/** For a terminal. */
export const pretty: BaselineReporter = (report, { style }) => {
  const digits = grouped.format(report.accepted).length;
  const rowText = ({ accepted, name, owners, urgency }: Row): string => {
    const number = grouped.format(accepted).padStart(digits);
    const named = urgency === undefined ? escape(name) : style(urgencyFormats[urgency], escape(name));
    return `  ${number}  ${named}${owners ? `: ${escape(owners)}` : ''}`;
  };
  const blocks = [
    [`${escape(report.file)}: ${totalInWords(report)}`],
    ...sectionsOf(report).map(({ title, rows }) => [style('bold', title), ...rows.map(rowText)]),
    [
      style('bold', 'Over time'),
      `  ${historyInWords(report)}`,
      ...notesOf(report.note).map((each) => `  ${each}`),
    ],
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
};

const urgencyFormats: Readonly<Record<NonNullable<Row['urgency']>, Format>> = {
  over: ['bold', 'red'],
  soon: ['bold', 'yellow'],
};

const notesOf = (note: string | undefined): string[] => (note === undefined ? [] : [escape(note)]);

/** For an issue, a pull request or a wiki. */
export const markdown: BaselineReporter = (report) => {
  const blocks = [
    `## ${markdownText(totalInWords(report))}`,
    ...sectionsOf(report).flatMap(({ title, rows }) => [`### ${title}`, tableOf({ title, rows })]),
    '### Over time',
    markdownText([`${historyInWords(report)}.`, ...notesOf(report.note)].join(' ')),
  ];
  return `${blocks.join('\n\n')}\n`;
};

function tableOf({ title, rows }: Section): string {
  const hasOwners = rows.some(({ owners }) => owners !== undefined);
  const lines = [
    [title.replace('By ', ''), ...(hasOwners ? ['owner'] : []), 'findings'],
    ['---', ...(hasOwners ? ['---'] : []), '---:'],
    ...rows.map(({ name, owners, accepted }) => [
      markdownText(name),
      ...(hasOwners ? [markdownText(owners ?? '')] : []),
      grouped.format(accepted),
    ]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** For programs. Members may be added within a version, none is removed. */
export const json: BaselineReporter = ({ file, day, accepted, dates, rules, owners, history, note }) => {
  const result = {
    version: 1,
    file,
    day,
    accepted,
    dates: dates.map(({ name, daysLeft, ...share }) => ({
      until: name ?? null,
      daysLeft: daysLeft ?? null,
      ...share,
    })),
    rules: rules.map((share) => named('rule', share)),
    owners: owners.map((share) => named('owner', share)),
    history: history.map((point) => ({ at: new Date(point.atMs).toISOString(), accepted: point.accepted })),
    note: note ?? null,
  };
  return `${jsonText(result, 2)}\n`;
};

const named = (key: string, { name, accepted }: Share) => ({ [key]: name ?? null, accepted });
