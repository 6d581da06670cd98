/** The types of entries that pages without an article show. */
export const otherTypes = new Set([
  'homeEntry',
  'kbHighlight',
  'announcement',
  'productArea',
  'externalLink',
]);
