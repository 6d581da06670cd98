import { defaultResultsPerPage } from '../../../../schemas/spec/pages/search.ts';

/** How many results a page can show. The specification names the default alone. */
export const pageSizes = [defaultResultsPerPage, 25, 50] as const;
