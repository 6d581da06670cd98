import { publishedFolder } from '../../../schemas/preview/page-preview.ts';

const ownAddress = import.meta.url;

/** The root of the site: scripts are in a folder of it. */
export const base = new URL('..', ownAddress);

/** The root of the preview's own pages, which the published site shares. */
export const previewRoot = base.pathname.endsWith(`/${publishedFolder}`) ? new URL('../..', base) : base;
