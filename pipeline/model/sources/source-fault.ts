/** What a source cannot be, as the space is. */
export interface SourceFault {
  /** Below the source in the configuration. */
  readonly at: readonly (string | number)[];
  /** A sentence without its end. */
  readonly message: string;
  /** What may be meant. */
  readonly suggestions: readonly string[];
}
