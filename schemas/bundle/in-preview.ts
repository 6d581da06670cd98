import type { SourceLocation } from '../preview/source-location.ts';
import type { FieldPath } from '../report/diagnostic.ts';

/** What only the bundle of a preview says of a node, so that the page can say where it comes from. */
export interface InPreview {
  /** The field or the embed that asks for it. Absent for what is asked for by no entry, such as an article. */
  readonly at?: SourceLocation;
  /** It stands in place of something that is not shown: why, in a sentence. */
  readonly missing?: string;
  /** Its own fields that give nothing to show though they are filled: a file that is not there, an address that is not safe. */
  readonly unshown?: readonly UnshownField[];
}

export interface UnshownField {
  readonly field: FieldPath;
  readonly kind: 'asset' | 'url';
  /** Why, in a sentence. */
  readonly missing: string;
}
