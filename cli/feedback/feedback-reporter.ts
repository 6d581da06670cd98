import type { Style } from '../reporters/text/style.ts';
import type { FeedbackReport } from './report.ts';

export interface FeedbackLook {
  readonly style: Style;
  /** The most articles, and the most searches, that a person is shown. What a program reads takes no notice. */
  readonly limit: number;
}

export type FeedbackReporter = (report: FeedbackReport, look: FeedbackLook) => string;
