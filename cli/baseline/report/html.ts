import { baseStyles } from '../../reporters/html/base-styles.ts';
import { html as markup, type Markup } from '../../reporters/html/markup.ts';
import { pageInOneFile } from '../../reporters/html/page-in-one-file.ts';
import { burnDown, chartStyles } from './burn-down.ts';
import type { BaselineReporter } from './reporters.ts';
import { historyInWords, type Section, sectionsOf, totalInWords } from './words.ts';

/** A page: the chart, and a table for each section. */
export const html: BaselineReporter = (report) =>
  pageInOneFile(
    { title: 'Baseline', styles: `${baseStyles}${chartStyles}${pageStyles}`, script: '' },
    markup`<header><h1>Baseline</h1><p>${report.file}: ${totalInWords(report)}</p></header>
<main>
${burnDown(report)}
<p class="quiet">${historyInWords(report)}.${report.note !== undefined && ` ${report.note}`}</p>
${sectionsOf(report).map(sectionMarkup)}
</main>`,
  );

const grouped = new Intl.NumberFormat('en-US');

const sectionMarkup = ({ title, rows }: Section): Markup => markup`<section>
<h2>${title}</h2>
<ul class="list">${rows.map(
  ({ name, owners, accepted, urgency }) =>
    markup`<li><div><span class="${urgency}">${name}</span>${owners !== undefined && owners !== '' && markup` <span class="quiet">${owners}</span>`}</div><span class="count">${grouped.format(accepted)}</span></li>`,
)}</ul>
</section>
`;

const pageStyles = `
body { max-width: 52rem; }
.chart { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: 8px; }
h2 { margin-top: 2rem; }
li { display: flex; gap: 0.75rem; }
li > div { display: flex; flex-wrap: wrap; gap: 0 0.75rem; }
.over, .soon { font-weight: 600; }
.over { color: var(--error); }
.soon { color: var(--warn); }
.count { flex: none; color: var(--text); }
`;
