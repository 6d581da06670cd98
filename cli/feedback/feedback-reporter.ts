import type { Style } from '../reporters/text/style.ts';
import type { FeedbackReport } from './report.ts';

export interface FeedbackLook {
  readonly style: Style;
  /** The most articles and searches in reports for people. Reports for programs have all. */
  readonly limit: number;
}

export type FeedbackReporter = (report: FeedbackReport, look: FeedbackLook) => string;
