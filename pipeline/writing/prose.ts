/** The kinds of checks of sentences. Each is a rule of the same name. */
export const proseKinds = ['readability', 'inclusive', 'repeated-words'] as const;
export type ProseKind = (typeof proseKinds)[number];

/** A run of words that a check reports. */
export interface ProseFault {
  readonly kind: ProseKind;
  /** In the text that was checked: from the first character of the words up to the one after the last. */
  readonly start: number;
  readonly end: number;
  /** Other words that could be written in their place, the best first. */
  readonly instead: readonly string[];
}

/**
 * Checks sentences in English; an empty line ends a paragraph. It is passed to the pipeline instead of being imported, because its
 * libraries take long to load and few runs need them.
 */
export type ProseChecker = (text: string) => readonly ProseFault[];
