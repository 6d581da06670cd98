import type { Findings } from './findings.ts';
import type { Grouping } from './grouping.ts';
import type { Style } from './text/style.ts';

/** The options of a reporter, and facts about the run. */
export interface Look {
  readonly style: Style;
  /** The most findings in reports for people. Reports for programs have all. */
  readonly maxDiagnostics: number;
  /** How reports for people group findings; by default by what one act settles. */
  readonly groupBy?: Grouping | undefined;
  /** The width of the terminal, if there is one. */
  readonly columns?: number | undefined;
  /** Whether the findings fail the command. Undefined outside a command. */
  readonly fails?: boolean;
  /** The version of Fieldbook. */
  readonly version: string;
  /** The export: its path from the repository with slashes, or `stdin`. */
  readonly source: string;
  /** The path of the configuration, likewise. Undefined if there is none. */
  readonly configuration?: string | undefined;
  /** The paths of the other files that were read, likewise. */
  readonly files: readonly string[];
}

/** Formats findings, with a line end. */
export type Reporter = (findings: Findings, look: Look) => string;
