import { defaultResultsPerPage } from '../../../../schemas/spec/pages/search.ts';

/** The numbers of results that a page can show. The specification names only the default. */
export const pageSizes = [defaultResultsPerPage, 25, 50] as const;
