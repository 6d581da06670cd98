import type { ElementContent } from 'hast';
import type { SourceLocation } from '../preview/source-location.ts';

/**
 * Formatted text in the bundle: sanitised hast without positions. An embedded entry is an element named `embedTag`
 * whose `data` holds the entry's node.
 */
export interface RichText {
  readonly children: readonly ElementContent[];
  /** Only in a preview: the field that it is the text of. */
  readonly place?: SourceLocation;
}

/** The element that stands where an entry is embedded in a text. It never reaches the page. */
export const embedTag = 'fieldbook-embed';
