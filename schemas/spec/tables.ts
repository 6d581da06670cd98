/**
 * A higher table scrolls.
 * Unit: per cent of the viewport's height. Source: spec.md section 9, "table max 50vh".
 */
export const tableMaxHeightVh = 50;

/** On phones. Unit: CSS pixels. Source: spec.md section 9, "mobile columns 300 px". */
export const mobileTableColumnWidthPx = 300;
