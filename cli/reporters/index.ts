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

/** Each is loaded when it is asked for: what XML takes alone would be felt at every start. */
export const reporters: { readonly [Name in ReporterName]: () => Promise<Reporter> } = {
  pretty: async () => (await import('./pretty.ts')).pretty,
  compact: async () => (await import('./compact.ts')).compact,
  summary: async () => (await import('./summary.ts')).summary,
  json: async () => (await import('./json.ts')).json,
  ndjson: async () => (await import('./ndjson.ts')).ndjson,
  sarif: async () => (await import('./sarif.ts')).sarif,
  github: async () => (await import('./github.ts')).github,
  gitlab: async () => (await import('./gitlab.ts')).gitlab,
  junit: async () => (await import('./junit.ts')).junit,
  checkstyle: async () => (await import('./checkstyle.ts')).checkstyle,
  markdown: async () => (await import('./markdown.ts')).markdown,
  html: async () => (await import('./html/html.ts')).html,
};
