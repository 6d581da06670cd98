import { html } from 'hono/html';
import { severityWords } from '../../../schemas/report/severity-words.ts';
import { isOfTheWeb } from '../../reporters/html/finding.ts';
import { type FindingGroup, findingGroups } from '../../reporters/html/groups.ts';
import { findingsHref } from '../findings/findings-href.ts';
import type { PlacedFinding } from '../findings/findings-in-place.ts';
import { iconLink } from '../own-pages/icon.ts';
import type { Html } from '../own-pages/own-page.ts';
import type { PreviewSite } from '../preview-site.ts';
import { maxRows } from './bars.ts';
import { section } from './section.ts';

const order = html`<span class="quiet">The most errors first, with the findings that each settles.</span>`;

/** The acts that settle the most findings. Each leads to these findings and to Contentful. */
export const fixFirst = (findings: readonly PlacedFinding[], site: PreviewSite): Html =>
  section(
    { id: 'causes', title: 'What to fix first', note: order },
    html`<ol class="list acts" role="list">
        ${findingGroups(findings)
          .slice(0, maxRows)
          .map((group) => act(group, site))}
      </ol>
      <p class="after-list"><a href="${findingsHref(site, {})}">All findings</a></p>`,
  );

const act = (group: FindingGroup, site: PreviewSite): Html => {
  const { title, severity, edit, size } = group;
  return html`<li>
    <span class="dot ${severity}" role="img" aria-label="${severityWords[severity].one}"></span>
    <a href="${hrefOf(group, site)}"><bdi>${title}</bdi></a>
    <span class="number">${size}</span>
    ${isOfTheWeb(edit) ? iconLink({ href: edit, shape: 'edit', label: 'Open in Contentful', of: title }) : ''}
  </li>`;
};

/** The findings of a group: those with the words of its act, or those of its rule. */
const hrefOf = ({ title, rule, severity, shared }: FindingGroup, site: PreviewSite): string =>
  findingsHref(site, rule === undefined || shared.cause ? { text: title } : { rule, severity });
