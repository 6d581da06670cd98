import { count } from '../../../schemas/base/count.ts';
import { type Check, ok, skipped } from '../check.ts';
import { advice, type SiteCheckName } from './advice.ts';

/** What is wrong at an address: the sentence is `${address} ${came}`. */
export interface Fault {
  readonly address: string;
  readonly came: string;
}

interface Results {
  /** One for each thing that was asked; undefined if it is right. */
  readonly results: readonly (Fault | undefined)[];
  /** What was right: `20 pages answer`. */
  readonly fine: string;
  /** In place of that of the check. */
  readonly state?: 'fail' | 'warn';
}

/** The result of a check: its first fault with what to do, or what is right. */
export function judged(name: SiteCheckName, { results, fine, state = advice[name].state }: Results): Check {
  if (results.length === 0) return skipped(name, 'There is nothing to ask.');
  const [first, ...others] = results.filter((each) => each !== undefined);
  if (first === undefined) return ok(name, fine);
  const more = others.length === 0 ? '' : ` (and ${count(others.length, 'more fault')})`;
  const { toDo, section } = advice[name];
  const finding = `${first.address} ${first.came}${more}. ${toDo}; see docs/deployed-site.md#${section}.`;
  return { state, subject: name, finding };
}
