import type { Difference } from '../../schemas/report/difference.ts';
import type { Style } from '../reporters/text/style.ts';

/** The options of a report. */
export interface Look {
  readonly style: Style;
  /** The width of the terminal, if there is one. */
  readonly columns?: number | undefined;
}

/** Formats a difference, with a line end. */
export type DifferenceReporter = (difference: Difference, look: Look) => string;
