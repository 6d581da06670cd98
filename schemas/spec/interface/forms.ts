/** From the last key to the check. Unit: ms. Source: docs/requirements.md, Numbers, "form debounce 200 ms". */
export const formDebounceMs = 200;

/** Unit: CSS pixels. Source: docs/requirements.md, Numbers, "textarea 80-300 px". */
export const textareaMinHeightPx = 80;

/**
 * It grows with its text up to here, then scrolls.
 * Unit: CSS pixels. Source: docs/requirements.md, Numbers, "textarea 80-300 px".
 */
export const textareaMaxHeightPx = 300;
