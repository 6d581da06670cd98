/** The address of an anchor on a page. Empty if either is unknown. */
export const placeOn = (pageUrl: string | undefined, anchor: string | undefined): { url?: string } =>
  pageUrl === undefined || anchor === undefined ? {} : { url: `${pageUrl}#${encodeURIComponent(anchor)}` };
