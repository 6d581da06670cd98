const ownAddress = import.meta.url;

/** Where the site begins: scripts lie in a folder of it. */
export const base = new URL('..', ownAddress);
