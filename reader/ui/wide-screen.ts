/** Where there is room for a panel beside the page. Style sheets repeat it. Source: docs/requirements.md, "Numbers". */
export const isWideQuery = '(width >= 1024px)';
