/** The fault of a full address of a page or a file. */
export interface Oddness {
  /** The end of a sentence: "The link leads to ...". */
  readonly leadsTo: string;
  readonly suggestion?: string | undefined;
  /** What to do, if it differs from the rule's advice. */
  readonly advice?: string;
}
