/** Page numbers shown at once. Unit: pages. Source: spec.md section 9, "Pagination window 5 pages". */
export const paginationMaxPages = 5;

/** On phones. Unit: pages. Source: spec.md section 9, "3 on mobile". */
export const mobilePaginationMaxPages = 3;

/** On each side of the current page. Unit: pages. Source: spec.md section 9, "2 each side desktop". */
export const paginationMaxPagesEachSide = 2;

/** On each side of the current page, on phones. Unit: pages. Source: spec.md section 9, "1 mobile". */
export const mobilePaginationMaxPagesEachSide = 1;

/** Unit: interface text. Source: spec.md section 9, "summary 'start-end of total'". */
export const paginationSummary = '{start}-{end} of {total}';
