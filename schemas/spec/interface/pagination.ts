/**
 * Page numbers shown at once: the current page, and as many on each side of it.
 * Unit: pages. Source: docs/requirements.md, Numbers, "Pagination window 5 pages (2 each side desktop, 1 mobile, 3 on
 * mobile)".
 */
export const paginationMaxPages = { desktop: 5, mobile: 3 } as const;
