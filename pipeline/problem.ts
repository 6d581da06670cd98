import type { RuleSetting } from './config/checks/rules.ts';

/**
 * A kind of fault: its id, `category/kebab-name`, and its texts. `Detail` is the data of one occurrence for the texts.
 * Ids and default severities are a promise to users (docs/rules/README.md).
 */
export interface Problem<Detail = unknown> {
  readonly id: `${string}/${string}`;
  /** Unless the configuration says otherwise. */
  readonly severity: RuleSetting;
  /**
   * The problem keeps its severity in content that no page shows, or in a field that nothing shows, because it is about that. Any
   * other problem is a note there.
   */
  readonly isAboutUnshown?: true | 'field';
  /** A sentence that is true of good content. */
  readonly summary: string;
  /** The next step of an editor. */
  readonly advice: string;
  /** What is wrong here, in one sentence. */
  message(detail: Detail, named: NameOf): string;
}

/** What editors call a field of the entry at fault, by its id. Without a model in the export it is the id. */
export type NameOf = (field: string) => string;

export const problem = <Detail = void>(definition: Problem<Detail>): Problem<Detail> => definition;
