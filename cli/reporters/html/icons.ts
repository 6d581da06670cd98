import type { Severity } from '../../../schemas/report/diagnostic.ts';
import { severityWords } from '../../../schemas/report/severity-words.ts';
import { html, type Markup } from './markup.ts';

/** The shapes of icons on a ground of 24 by 24. Source: Lucide, ISC licence. */
const severityShapes: Readonly<Record<Severity, string>> = {
  error:
    'M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2zM15 9l-6 6M9 9l6 6',
  warn: 'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  info: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 16v-4M12 8h.01',
};

export const pencilShape =
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4';

/** An icon in the colour of the text. Without a label it is hidden from screen readers. */
export const drawn = (shape: string, name: string, label?: string): Markup =>
  html`<svg
    class="icon ${name}"
    viewBox="0 0 24 24"
    ${label === undefined ? html`aria-hidden="true"` : html`role="img" aria-label="${label}"`}
  >
    <path d="${shape}" />
  </svg>`;

/** The icon of a severity, by shape and colour. A text beside it names the severity. */
export const severityIcon = (severity: Severity): Markup =>
  drawn(severityShapes[severity], `severity ${severity}`);

/** The same where no text names the severity. */
export const severityMark = (severity: Severity): Markup =>
  drawn(severityShapes[severity], `severity ${severity}`, severityWords[severity].one);
