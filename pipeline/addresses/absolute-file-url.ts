/** The address of an asset's file. Contentful leaves the protocol out. */
export const absoluteFileUrl = (url: string): string => (url.startsWith('//') ? `https:${url}` : url);
