import { csv } from './csv.ts';
import { json } from './json.ts';
import { markdown } from './markdown.ts';
import { pretty } from './pretty.ts';
import type { FeedbackReporter } from './feedback-reporter.ts';

export const feedbackReporterNames = ['pretty', 'json', 'csv', 'markdown'] as const;
export type FeedbackReporterName = (typeof feedbackReporterNames)[number];

export const feedbackReporters: { readonly [Name in FeedbackReporterName]: FeedbackReporter } = {
  pretty,
  json,
  csv,
  markdown,
};
