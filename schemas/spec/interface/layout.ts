/** Unit: CSS pixels, inclusive. Source: docs/requirements.md, Numbers, "Breakpoints: mobile up to 844". */
export const mobileMaxWidthPx = 844;

/** Unit: CSS pixels, inclusive. Source: docs/requirements.md, Numbers, "tablet up to 1023". */
export const tabletMaxWidthPx = 1023;

/**
 * A narrower window is a small screen.
 * Unit: CSS pixels. Source: docs/requirements.md, Numbers, "Small-screen threshold 1024".
 */
export const smallScreenBelowPx = 1024;

/**
 * The widths from which the layout changes.
 * Unit: CSS pixels. Source: docs/requirements.md, Numbers, "layout 640, 768, 1024, 1280, 1536 px".
 */
export const layoutBreakpointsPx = [640, 768, 1024, 1280, 1536] as const;

/** From the first render to the visible marker. Unit: ms. Source: docs/requirements.md, Numbers, "Root delay 10 ms". */
export const rootDelayMs = 10;

/**
 * Up to this width the marker also waits for the window to load.
 * Unit: CSS pixels, inclusive. Source: docs/requirements.md, "on widths of 1024 or less also on window load".
 */
export const rootWaitsForLoadMaxWidthPx = 1024;
