/** Unit: CSS pixels. Source: docs/requirements.md, Numbers, "Image max height 672 px". */
export const imageMaxHeightPx = 672;

/**
 * An image smaller than this both ways stands in the line of text.
 * Unit: CSS pixels, exclusive. Source: docs/requirements.md, "under 30x30 inline".
 */
export const inlineImageBelowPx = 30;

/**
 * The files that are shown as images; an icon has two names in use.
 * Unit: MIME types. Source: docs/requirements.md, "Images render only for mime types gif, jpeg, pjpeg, png,
 * svg, tiff, icon, wbmp, webp".
 */
export const imageMimeTypes: ReadonlySet<string> = new Set([
  'image/gif',
  'image/jpeg',
  'image/pjpeg',
  'image/png',
  'image/svg+xml',
  'image/tiff',
  'image/vnd.microsoft.icon',
  'image/x-icon',
  'image/vnd.wap.wbmp',
  'image/webp',
]);

/**
 * Of a frame that shows another site.
 * Unit: per cent of the viewport's height. Source: docs/requirements.md, Numbers, "frame 50vh".
 */
export const frameHeightVh = 50;

/**
 * Between two reports of a playing file.
 * Unit: ms. Source: docs/requirements.md, Numbers, "Media player defaults: progress 1000 ms".
 */
export const playerProgressMs = 1000;

/** Of a video's player. Unit: CSS pixels. Source: docs/requirements.md, Numbers, "size 640x360". */
export const playerSizePx = { width: 640, height: 360 } as const;
