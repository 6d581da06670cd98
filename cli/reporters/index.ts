import { compact } from './compact.ts';
import type { Findings } from './findings.ts';
import { json } from './json.ts';
import { pretty } from './pretty.ts';
import type { Style } from './style.ts';
import { summary } from './summary.ts';

/** How findings may be shown. What a program reads takes no notice. */
export interface Look {
  readonly style: Style;
  /** The most findings that a person is shown. */
  readonly maxDiagnostics: number;
}

/** Findings as the text that is printed, with a line end. */
export type Reporter = (findings: Findings, look: Look) => string;

export const reporterNames = ['pretty', 'compact', 'summary', 'json'] as const;
export type ReporterName = (typeof reporterNames)[number];

export const reporters: { readonly [Name in ReporterName]: Reporter } = { pretty, compact, summary, json };
