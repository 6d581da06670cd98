import type { ElementContent } from 'hast';
import type { Place } from '../preview/place.ts';
import type { ContentNode } from './node.ts';

/**
 * Formatted text in the bundle: sanitised hast without positions. An embedded entry is an element named `embedTag`
 * whose `data` holds the entry's node.
 */
export interface RichText {
  readonly children: readonly ElementContent[];
  /** Only in a preview: the field that it is the text of. */
  readonly place?: Place;
}

/** The element that stands where an entry is embedded in a text. It never reaches the page. */
export const embedTag = 'fieldbook-embed';

declare module 'hast' {
  interface ElementData {
    /** Only on `embedTag`: the entry that is shown here. */
    node?: ContentNode;
    /** Only on `embedTag`: it stands inside a line of text. */
    inline?: boolean;
  }
}
