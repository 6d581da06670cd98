import type { Style } from '../../reporters/text/style.ts';
import type { BaselineReport } from './report.ts';

export type BaselineReporter = (report: BaselineReport, look: { readonly style: Style }) => string;

export const baselineReporterNames = ['pretty', 'markdown', 'json', 'html', 'svg'] as const;
export type BaselineReporterName = (typeof baselineReporterNames)[number];

/** Each reporter is loaded when it is used. */
export const baselineReporters: {
  readonly [Name in BaselineReporterName]: () => Promise<BaselineReporter>;
} = {
  pretty: async () => (await import('./texts.ts')).pretty,
  markdown: async () => (await import('./texts.ts')).markdown,
  json: async () => (await import('./texts.ts')).json,
  html: async () => (await import('./html.ts')).html,
  svg: async () => (await import('./burn-down.ts')).burnDownFile,
};
