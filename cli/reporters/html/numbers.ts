import type { Findings } from '../findings.ts';
import { html, type Markup } from './markup.ts';

const grouped = new Intl.NumberFormat('en-US');

/** The counts of a run. */
export function numbers({ summary, faultyEntries }: Findings): Markup {
  const { errors, warnings, infos, entries, assets, baselined } = summary;
  // a redirect table can be checked without any entry
  const ofContent = html`${number('entries with problems', faultyEntries)}
  ${number('entries checked', entries)} ${number('assets', assets)}`;
  return html`<dl class="numbers">
    ${number('errors', errors, 'error')} ${number('warnings', warnings, 'warn')}
    ${number('infos', infos, 'info')} ${entries > 0 && ofContent}
    ${baselined > 0 && number('in the baseline', baselined)}
  </dl>`;
}

const number = (name: string, value: number, kind = 'plain'): Markup =>
  html`<div class="${value === 0 ? 'plain' : kind}">
    <dt>${name}</dt>
    <dd>${grouped.format(value)}</dd>
  </div>`;
