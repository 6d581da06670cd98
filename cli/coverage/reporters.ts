import { type Coverage, type LocaleCoverage, percentOf, type Tally } from '../../pipeline/coverage.ts';
import { baseStyles } from '../reporters/html/base-styles.ts';
import { html as markup } from '../reporters/html/markup.ts';
import { pageInOneFile } from '../reporters/html/page-in-one-file.ts';
import { escape } from '../reporters/text/escape.ts';
import { jsonText } from '../reporters/text/json-text.ts';
import { markdownText } from '../reporters/text/markdown-text.ts';
import type { Style } from '../reporters/text/style.ts';
import { columnsOf, rowsOf } from './rows.ts';

type CoverageReporter = (coverage: Coverage, look: { readonly style: Style }) => string;

export const coverageReporterNames = ['pretty', 'json', 'markdown', 'html'] as const;

/** The forms of the table of translations. */
export const coverageReporters: {
  readonly [Name in (typeof coverageReporterNames)[number]]: CoverageReporter;
} = {
  pretty: (coverage, { style }) =>
    coverage.locales
      .map((locale) => `${style('bold', headingOf(locale, coverage))}\n${lines(locale, coverage)}\n`)
      .join('\n'),
  json: ({ source, hasLock, locales }) => {
    const jsonOf = <Of extends Tally>({ outdatedPages, outdatedWords, ...tally }: Of) => ({
      ...tally,
      ...(hasLock && { outdatedPages, outdatedWords }),
      percent: percentOf({ ...tally, outdatedPages, outdatedWords }),
    });
    const withPercent = locales.map((locale) => ({ ...jsonOf(locale), types: locale.types.map(jsonOf) }));
    return `${jsonText({ source, locales: withPercent }, 2)}\n`;
  },
  markdown: (coverage) => coverage.locales.map((locale) => markdownOf(locale, coverage)).join('\n'),
  html: (coverage) =>
    pageInOneFile(
      { title: 'Translations', styles: `${baseStyles}${tableStyles}`, script: '' },
      markup`<header><h1>Translations</h1></header>
<main>
${coverage.locales.map((locale) => markup`<h2>${headingOf(locale, coverage)}</h2>${htmlTable(locale, coverage)}`)}
</main>`,
    ),
};

const headingOf = ({ locale, pages, translatedPages }: LocaleCoverage, { source }: Coverage): string =>
  `${escape(locale)}, translated from ${escape(source)}: ${translatedPages} of ${pages} pages`;

/** Names to the left, numbers to the right. */
function lines(locale: LocaleCoverage, coverage: Coverage): string {
  const columns = columnsOf(coverage);
  const table = [columns, ...rowsOf(locale, coverage)];
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

function markdownOf(locale: LocaleCoverage, coverage: Coverage): string {
  const columns = columnsOf(coverage);
  const rows = rowsOf(locale, coverage).map((cells) => `| ${cells.map(markdownText).join(' | ')} |`);
  return [
    `## ${markdownText(headingOf(locale, coverage))}`,
    '',
    `| ${columns.join(' | ')} |`,
    `| ${columns.map((_, column) => (column === 0 ? '---' : '---:')).join(' | ')} |`,
    ...rows,
    '',
  ].join('\n');
}

const htmlTable = (locale: LocaleCoverage, coverage: Coverage) => markup`<table>
<thead><tr>${columnsOf(coverage).map((column) => markup`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rowsOf(locale, coverage).map(
  ([name, ...cells]) =>
    markup`<tr><th scope="row">${name}</th>${cells.map((cell) => markup`<td>${cell}</td>`)}</tr>`,
)}</tbody>
</table>`;

const tableStyles = `
h2 { margin-top: 2rem; }
tr:last-child > * { font-weight: 600; }
@media (max-width: 40rem) { th, td { padding: 0.375rem 0.25rem; font-size: 0.75rem; } }
`;
