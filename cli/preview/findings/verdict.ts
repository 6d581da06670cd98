import { html, raw } from 'hono/html';
import { verdictOn } from '../../../schemas/report/verdict-on.ts';
import { severityIcon } from '../../reporters/html/icons.ts';
import { icon } from '../own-pages/icon.ts';
import type { Html } from '../own-pages/own-page.ts';
import type { PlacedFinding } from './findings-in-place.ts';

/** What the findings mean for publishing, with a red dot or a green check. */
export const verdict = (findings: readonly PlacedFinding[]): Html =>
  html`<p class="verdict">
    ${findings.some(({ severity }) => severity === 'error') ? raw(severityIcon('error').html) : icon('good')}
    ${verdictOn(findings)}
  </p>`;
