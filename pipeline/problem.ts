import type { RuleSetting } from './config/checks/rules.ts';

/**
 * A kind of fault: `category/kebab-name`, and the words for it. `Detail` is what one occurrence adds to the words.
 * Ids and default severities are the contract of the command line (docs/rules/README.md).
 */
export interface Problem<Detail = unknown> {
  readonly id: `${string}/${string}`;
  /** Unless the configuration says otherwise. */
  readonly severity: RuleSetting;
  /** The problem keeps its severity in content that no page shows, because it is about that. Any other problem is a note there. */
  readonly isAboutUnshown?: true;
  /** A sentence that is true of good content. */
  readonly summary: string;
  /** What an editor does next. */
  readonly advice: string;
  /** What is wrong here, in one sentence. */
  message(detail: Detail): string;
}

export const problem = <Detail = void>(definition: Problem<Detail>): Problem<Detail> => definition;
