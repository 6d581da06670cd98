import { html } from 'hono/html';
import type { RuleSetting } from '../../../pipeline/config/checks/rules.ts';
import { severityWords } from '../../../schemas/report/severity-words.ts';
import type { Html } from '../own-pages/own-page.ts';

/** The severity of a rule on this site, in a word. */
export const ruleBadge = (severity: RuleSetting): Html =>
  severity === 'off'
    ? html`<span class="badge">Switched off</span>`
    : html`<span class="badge ${severity}">${severityWords[severity].one}</span>`;
