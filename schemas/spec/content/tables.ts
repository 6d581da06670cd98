/**
 * A higher table scrolls.
 * Unit: per cent of the viewport's height. Source: docs/requirements.md, Numbers, "table max 50vh".
 */
export const tableMaxHeightVh = 50;

/** On phones. Unit: CSS pixels. Source: docs/requirements.md, Numbers, "mobile columns 300 px". */
export const mobileTableColumnWidthPx = 300;
