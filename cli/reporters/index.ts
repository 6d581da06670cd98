import type { Reporter } from './reporter.ts';

export const reporterNames = [
  'pretty',
  'compact',
  'summary',
  'json',
  'ndjson',
  'sarif',
  'github',
  'gitlab',
  'junit',
  'checkstyle',
  'markdown',
  'html',
] as const;
export type ReporterName = (typeof reporterNames)[number];

/** Each reporter is loaded when it is used: the XML library alone would slow down every start. */
export const reporters: { readonly [Name in ReporterName]: () => Promise<Reporter> } = {
  pretty: async () => (await import('./formats/pretty.ts')).pretty,
  compact: async () => (await import('./formats/compact.ts')).compact,
  summary: async () => (await import('./formats/summary.ts')).summary,
  json: async () => (await import('./formats/json.ts')).json,
  ndjson: async () => (await import('./formats/ndjson.ts')).ndjson,
  sarif: async () => (await import('./formats/sarif.ts')).sarif,
  github: async () => (await import('./formats/github.ts')).github,
  gitlab: async () => (await import('./formats/gitlab.ts')).gitlab,
  junit: async () => (await import('./formats/junit.ts')).junit,
  checkstyle: async () => (await import('./formats/checkstyle.ts')).checkstyle,
  markdown: async () => (await import('./formats/markdown.ts')).markdown,
  html: async () => (await import('./html/html.ts')).html,
};
