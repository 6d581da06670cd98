import type { ShareWords } from './card.ts';
import type { ShareLook } from './share-look.ts';

/** An image before it is drawn. Two with the same path look the same. */
export interface ShareDrawing {
  /** Relative to the site, with a hash of the words and the look. */
  readonly path: string;
  /** Undefined: the image of the site. */
  readonly words: ShareWords | undefined;
  /** True: it is a file of the theme, and is not drawn. */
  readonly isGiven?: true;
}

/** The images of a site in one locale. */
export interface ShareWork {
  readonly look: ShareLook;
  readonly drawings: readonly ShareDrawing[];
}
