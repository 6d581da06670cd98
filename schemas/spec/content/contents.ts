/**
 * A heading this close to the viewport's top, or above, can be the current one.
 * Unit: CSS pixels. Source: docs/requirements.md, Numbers, "TOC highlight within 200 px of viewport top".
 */
export const contentsHighlightPx = 200;

/**
 * Left free above a heading that is scrolled to.
 * Unit: CSS pixels. Source: docs/requirements.md, Numbers, "scroll margin 70 px (plus toc height for articles)".
 */
export const contentsScrollMarginPx = 70;

/**
 * This close to the page's end, the last heading is the current one.
 * Unit: CSS pixels. Source: docs/requirements.md, Numbers, "bottom tolerance 10 px".
 */
export const contentsBottomTolerancePx = 10;

/** Shown before 'See all'. Unit: items. Source: docs/requirements.md, Numbers, "TOC preview 5 items". */
export const contentsPreviewMaxItems = 5;

/**
 * From the end of the scroll to the new hash.
 * Unit: ms. Source: docs/requirements.md, "then set the URL hash 500 ms after the scroll".
 */
export const contentsHashDelayMs = 500;

/**
 * The article's contents collapse and stick from here on.
 * Unit: CSS pixels scrolled. Source: docs/requirements.md, "collapses and sticks once scrolled about 65 px".
 */
export const contentsStickPx = 65;
