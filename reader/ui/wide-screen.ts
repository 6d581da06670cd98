/** Where there is room for a panel beside the page. Style sheets repeat it. Source: spec.md section 9, "threshold 1024". */
export const isWideQuery = '(width >= 1024px)';
