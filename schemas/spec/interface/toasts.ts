/** More than these become a stack. Unit: toasts. Source: docs/requirements.md, Numbers, "Toast stack threshold 3". */
export const maxUnstackedToasts = 3;

/** Unit: ms. Source: docs/requirements.md, Numbers, "close animation 290 ms". */
export const toastCloseAnimationMs = 290;

/** To the right; less is taken back. Unit: CSS pixels. Source: docs/requirements.md, Numbers, "swipe 50 px". */
export const toastSwipePx = 50;

/** Acts only outside text fields. Unit: key. Source: docs/requirements.md, Numbers, "hotkey 't'". */
export const toastHotkey = 't';
