/** The address of a place on a page, where both are known. */
export const placeOn = (pageUrl: string | undefined, anchor: string | undefined): { url?: string } =>
  pageUrl === undefined || anchor === undefined ? {} : { url: `${pageUrl}#${encodeURIComponent(anchor)}` };
