import type { Findings } from './findings.ts';
import type { Style } from './text/style.ts';

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
