import type { Findings } from '../findings.ts';
import { count } from '../../../schemas/base/count.ts';
import { lastLine } from '../text/last-line.ts';
import { verdictOn } from '../../../schemas/report/verdict-on.ts';
import { controls } from './controls.ts';
import { findingGroups, groupMarkup } from './groups.ts';
import { html as markup, type Markup } from './markup.ts';
import { pageInOneFile } from './page-in-one-file.ts';
import { script } from './script.ts';
import { styles } from './styles.ts';

/** With more findings than this, the groups are closed at first. */
const maxOpen = 100;

/** For a browser: every finding, with search, filters and groups. It has no limit. */
export const html = (findings: Findings): string => {
  const { diagnostics } = findings;
  const isOpen = diagnostics.length <= maxOpen;
  const title = `Content report: ${lastLine(findings)}`;
  return pageInOneFile(
    { title, styles, script },
    markup`<header>
<h1>Content report</h1>
<p class="verdict">${verdictOn(diagnostics)}</p>
${numbers(findings)}
</header>
${diagnostics.length > 0 && controls(diagnostics)}
<main id="findings" class="by-cause">
${diagnostics.length > 0 && markup`<p id="shown" role="status">${count(diagnostics.length, 'finding')}</p>`}
${findingGroups(diagnostics).map((group) => groupMarkup(group, { isOpen }))}
${diagnostics.length === 0 && markup`<p class="nothing">Nothing to fix.</p>`}
<p class="nothing" id="none" hidden>No finding matches. Clear a filter to see more.</p>
</main>`,
  );
};

const grouped = new Intl.NumberFormat('en-US');

/** The counts of a run. */
function numbers({ summary, faultyEntries }: Findings): Markup {
  const { errors, warnings, infos, entries, assets, baselined } = summary;
  // a redirect table can be checked without any entry
  const ofContent = markup`${number('entries with findings', faultyEntries)}
  ${number('entries checked', entries)} ${number('assets', assets)}`;
  return markup`<dl class="tiles">
    ${number('errors', errors, 'error')} ${number('warnings', warnings, 'warn')}
    ${number('notes', infos, 'info')} ${entries > 0 && ofContent}
    ${baselined > 0 && number('in the baseline', baselined)}
  </dl>`;
}

const number = (name: string, value: number, kind = 'plain'): Markup =>
  markup`<div class="${value === 0 ? 'plain' : kind}">
    <dt>${name}</dt>
    <dd>${grouped.format(value)}</dd>
  </div>`;
