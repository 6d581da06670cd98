import { publishedFolder } from '../../../schemas/preview/page-preview.ts';

const ownAddress = import.meta.url;

/** Where the site begins: scripts lie in a folder of it. */
export const base = new URL('..', ownAddress);

/** Where the preview's own pages begin: those of what is published are the same. */
export const previewRoot = base.pathname.endsWith(`/${publishedFolder}`) ? new URL('../..', base) : base;
