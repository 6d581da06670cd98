import type { DifferenceReporter } from './difference-reporter.ts';

export const differenceReporterNames = ['text', 'json', 'markdown', 'html'] as const;
export type DifferenceReporterName = (typeof differenceReporterNames)[number];

/** Each reporter is loaded when it is used. */
export const differenceReporters: {
  readonly [Name in DifferenceReporterName]: () => Promise<DifferenceReporter>;
} = {
  text: async () => (await import('./text.ts')).text,
  json: async () => (await import('./json.ts')).json,
  markdown: async () => (await import('./markdown.ts')).markdown,
  html: async () => (await import('./html/html.ts')).html,
};
