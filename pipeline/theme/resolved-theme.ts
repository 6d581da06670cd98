import type { BundleFiles } from '../../schemas/bundle/index.ts';

/** A theme whose files are read and whose colours are checked. */
export interface ResolvedTheme {
  /** Elements of every page's head, by their attributes. */
  readonly head: NonNullable<BundleFiles['site']['head']>;
  /** The paths of its logos: one for both schemes, or a light and a dark one. */
  readonly logo: readonly string[];
  /** The colours of share images. */
  readonly share: { readonly [part in 'ground' | 'text' | 'accent' | 'strip' | 'stripText']: string };
  /** The image of the site where it is shared, in pixels. */
  readonly shareImage?: { readonly path: string; readonly width: number; readonly height: number };
  /** The files that are written beside the pages. */
  readonly files: readonly ThemeFile[];
}

export interface ThemeFile {
  /** Relative to the site. */
  readonly path: string;
  readonly sha256: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
