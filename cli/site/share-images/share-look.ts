import type { ResolvedTheme } from '../../../pipeline/theme/resolved-theme.ts';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';

/** What all images of a site have in common. Colours are of CSS, in any form but a custom property. */
export interface ShareLook {
  /** The colour behind the title. */
  readonly ground: string;
  /** The colour of the title, on the ground. */
  readonly text: string;
  /** The colour of shapes on the ground and of the line above the logo. */
  readonly accent: string;
  /** The colours of the strip at the end, which has the logo on it as the header of pages does, and of its words. */
  readonly strip: string;
  readonly stripText: string;
  readonly siteName: string;
  /** Absent: the site's name stands in its place. */
  readonly logo?: ShareLogo | undefined;
  /** A WOFF, TrueType or OpenType file; not WOFF2. Absent, and for letters that it lacks: Inter. */
  readonly font?: Uint8Array | undefined;
}

export interface ShareLogo {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/gif';
}

/** The look of the theme; without one, the colours of `reader/ui/tokens.css` in light. */
export const usualLook = (
  { name }: Pick<BundleFiles['site'], 'name'>,
  logo: ShareLogo | undefined,
  colours?: ResolvedTheme['share'],
): ShareLook => ({
  ground: '#0a3d75',
  text: '#ffffff',
  accent: '#0b5cad',
  strip: '#ffffff',
  stripText: '#0b1f33',
  ...colours,
  siteName: name,
  logo,
});
