import { html, raw } from 'hono/html';
import { codeIn } from '../../reporters/html/code-in.ts';
import { editLink, isOfTheWeb } from '../../reporters/html/finding.ts';
import { type FindingGroup, findingGroups } from '../../reporters/html/groups.ts';
import { drawn, severityMark } from '../../reporters/html/icons.ts';
import { findingsHref } from '../findings/findings-href.ts';
import type { PlacedFinding } from '../findings/findings-in-place.ts';
import type { Html } from '../own-pages/own-page.ts';
import type { PreviewSite } from '../preview-site.ts';
import { maxRows } from './bars.ts';
import { section } from './section.ts';

/** The acts that settle the most findings. Each leads to these findings and to Contentful. */
export const fixFirst = (findings: readonly PlacedFinding[], site: PreviewSite): Html =>
  section(
    { id: 'causes', title: 'What to fix first' },
    html`<ol class="list acts" role="list">
        ${findingGroups(findings)
          .slice(0, maxRows)
          .map((group) => act(group, site))}
      </ol>
      <p class="after-list"><a href="${findingsHref(site, {})}">All findings</a></p>`,
  );

const act = (group: FindingGroup, site: PreviewSite): Html => {
  const { title, severity, edit, size } = group;
  const href = hrefOf(group, site);
  return html`<li>
    ${raw(severityMark(severity).html)}
    <a href="${href}"><bdi>${raw(codeIn(title).html)}</bdi></a>
    <span class="number">${size}</span>
    ${isOfTheWeb(edit) ? raw(editLink(edit, title).html) : html`<a class="button edit" href="${href}">${raw(drawn('M9 18l6-6-6-6', 'pencil').html)}<span>Open</span><span class="spoken"> the findings: ${title}</span></a>`}
  </li>`;
};

/** The findings of a group: those of its cause, or of its rule. The script of a page as a file knows no causes. */
function hrefOf({ title, rule, severity, shared, diagnostics }: FindingGroup, site: PreviewSite): string {
  if (rule !== undefined && !shared.cause) return findingsHref(site, { rule, severity });
  return findingsHref(site, site.isStatic ? { text: title } : { cause: diagnostics[0]?.cause?.id ?? '' });
}
