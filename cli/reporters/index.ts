import type { Findings } from './findings.ts';
import type { Style } from './style.ts';

/** How findings may be shown, and what a report says of the run. */
export interface Look {
  readonly style: Style;
  /** The most findings that a person is shown. What a program reads takes no notice. */
  readonly maxDiagnostics: number;
  /** How wide the terminal is, where there is one. */
  readonly columns?: number | undefined;
  /** Of Fieldbook. */
  readonly version: string;
  /** The export: its path from the repository with slashes, or `stdin`. */
  readonly source: string;
  /** The configuration, likewise; undefined where there is none. */
  readonly configuration?: string | undefined;
  /** The other files that were read, likewise: a configuration, a redirect table. */
  readonly files: readonly string[];
}

/** Findings as the text that is printed, with a line end. */
export type Reporter = (findings: Findings, look: Look) => string;

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
