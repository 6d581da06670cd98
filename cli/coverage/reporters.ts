import { type Coverage, type LocaleCoverage, percentOf } from '../../pipeline/coverage.ts';
import { baseStyles } from '../reporters/html/base-styles.ts';
import { html as markup } from '../reporters/html/markup.ts';
import { pageInOneFile } from '../reporters/html/page-in-one-file.ts';
import { escape } from '../reporters/text/escape.ts';
import { jsonText } from '../reporters/text/json-text.ts';
import { markdownText } from '../reporters/text/markdown-text.ts';
import type { Style } from '../reporters/text/style.ts';
import { columns, type Row, rowsOf } from './rows.ts';

type CoverageReporter = (coverage: Coverage, look: { readonly style: Style }) => string;

export const coverageReporterNames = ['pretty', 'json', 'markdown', 'html'] as const;

/** The forms of the table of translations. */
export const coverageReporters: {
  readonly [Name in (typeof coverageReporterNames)[number]]: CoverageReporter;
} = {
  pretty: ({ locales, source }, { style }) =>
    locales.map((locale) => `${style('bold', headingOf(locale, source))}\n${lines(locale)}\n`).join('\n'),
  json: ({ source, locales }) => {
    const withPercent = locales.map(({ types, ...locale }) => ({
      ...locale,
      percent: percentOf(locale),
      types: types.map((type) => ({ ...type, percent: percentOf(type) })),
    }));
    return `${jsonText({ source, locales: withPercent }, 2)}\n`;
  },
  markdown: ({ locales, source }) => locales.map((locale) => markdownOf(locale, source)).join('\n'),
  html: ({ locales, source }) =>
    pageInOneFile(
      { title: 'Translations', styles: `${baseStyles}${tableStyles}`, script: '' },
      markup`<header><h1>Translations</h1></header>
<main>
${locales.map((locale) => markup`<h2>${headingOf(locale, source)}</h2>${htmlTable(locale)}`)}
</main>`,
    ),
};

const headingOf = ({ locale, pages, translatedPages }: LocaleCoverage, source: string): string =>
  `${escape(locale)}, translated from ${escape(source)}: ${translatedPages} of ${pages} pages`;

const cellsOf = ({ name, pages, words, percent }: Row): string[] => [name, pages, words, percent];

/** Names to the left, numbers to the right. */
function lines(locale: LocaleCoverage): string {
  const table = [[...columns], ...rowsOf(locale).map(cellsOf)];
  const widths = columns.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  return table
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('   '),
    )
    .join('\n');
}

function markdownOf(locale: LocaleCoverage, source: string): string {
  const rows = rowsOf(locale).map((row) => `| ${cellsOf(row).map(markdownText).join(' | ')} |`);
  return [
    `## ${markdownText(headingOf(locale, source))}`,
    '',
    `| ${columns.join(' | ')} |`,
    '| --- | ---: | ---: | ---: |',
    ...rows,
    '',
  ].join('\n');
}

const htmlTable = (locale: LocaleCoverage) => markup`<table>
<thead><tr>${columns.map((column) => markup`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rowsOf(locale).map(
  ({ name, ...row }) =>
    markup`<tr><th scope="row">${name}</th>${[row.pages, row.words, row.percent].map((cell) => markup`<td>${cell}</td>`)}</tr>`,
)}</tbody>
</table>`;

const tableStyles = `
table { width: 100%; border-collapse: collapse; background: var(--card); font-variant-numeric: tabular-nums; }
th, td { padding: 0.5rem 0.75rem; border: 1px solid var(--line); text-align: end; font-weight: 400; }
th:first-child { text-align: start; }
thead th, tr:last-child > * { font-weight: 600; }
`;
