/** More than these become a stack. Unit: toasts. Source: docs/requirements.md, Numbers, "Toast stack threshold 3". */
export const maxUnstackedToasts = 3;

/** Unit: ms. Source: docs/requirements.md, Numbers, "close animation 290 ms". */
export const toastCloseAnimationMs = 290;

/** To the right; less is taken back. Unit: CSS pixels. Source: docs/requirements.md, Numbers, "swipe 50 px". */
export const toastSwipePx = 50;

/** Acts only outside text fields. Unit: key. Source: docs/requirements.md, Numbers, "hotkey 't'". */
export const toastHotkey = 't';

/** A slow reader takes 100 words a minute, half as many as most. Unit: ms a word. Source: ours. */
export const toastReadingMs = 600;

/** To notice a toast and to look at it. Unit: ms. Source: ours. */
export const toastNoticingMs = 3000;

/** Even one word stays that long. Unit: ms. Source: ours. */
export const toastMinMs = 6000;
