/** Absent of an anonymous reader. */
export interface Sender {
  readonly tenant?: string;
  readonly user?: string;
}
