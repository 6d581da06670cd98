import type { Style } from '../reporters/style.ts';
import { csv } from './csv.ts';
import { json } from './json.ts';
import { markdown } from './markdown.ts';
import { pretty } from './pretty.ts';
import type { FeedbackReport } from './report.ts';

export interface FeedbackLook {
  readonly style: Style;
  /** The most articles, and the most searches, that a person is shown. What a program reads takes no notice. */
  readonly limit: number;
}

export type FeedbackReporter = (report: FeedbackReport, look: FeedbackLook) => string;

export const feedbackReporterNames = ['pretty', 'json', 'csv', 'markdown'] as const;
export type FeedbackReporterName = (typeof feedbackReporterNames)[number];

export const feedbackReporters: { readonly [Name in FeedbackReporterName]: FeedbackReporter } = {
  pretty,
  json,
  csv,
  markdown,
};
