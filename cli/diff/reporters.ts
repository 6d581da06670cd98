import type { Difference } from '../../schemas/report/difference.ts';
import type { Style } from '../reporters/style.ts';

/** How a difference may be shown. */
export interface Look {
  readonly style: Style;
  /** How wide the terminal is, where there is one. */
  readonly columns?: number | undefined;
}

/** A difference as the text that is printed, with a line end. */
export type DifferenceReporter = (difference: Difference, look: Look) => string;

export const differenceReporterNames = ['text', 'json', 'markdown', 'html'] as const;
export type DifferenceReporterName = (typeof differenceReporterNames)[number];

/** Each is loaded when it is asked for. */
export const differenceReporters: {
  readonly [Name in DifferenceReporterName]: () => Promise<DifferenceReporter>;
} = {
  text: async () => (await import('./text.ts')).text,
  json: async () => (await import('./json.ts')).json,
  markdown: async () => (await import('./markdown.ts')).markdown,
  html: async () => (await import('./html/html.ts')).html,
};
