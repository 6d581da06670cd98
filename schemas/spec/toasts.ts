/** More than these become a stack. Unit: toasts. Source: spec.md section 9, "Toast stack threshold 3". */
export const maxUnstackedToasts = 3;

/** Unit: ms. Source: spec.md section 9, "close animation 290 ms". */
export const toastCloseAnimationMs = 290;

/** To the right; less is taken back. Unit: CSS pixels. Source: spec.md section 9, "swipe 50 px". */
export const toastSwipePx = 50;

/** Acts only outside text fields. Unit: key. Source: spec.md section 9, "hotkey 't'". */
export const toastHotkey = 't';
