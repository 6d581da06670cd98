import type { Difference } from '../../schemas/report/difference.ts';
import type { Style } from '../reporters/text/style.ts';

/** How a difference may be shown. */
export interface Look {
  readonly style: Style;
  /** How wide the terminal is, where there is one. */
  readonly columns?: number | undefined;
}

/** A difference as the text that is printed, with a line end. */
export type DifferenceReporter = (difference: Difference, look: Look) => string;
