/** Kinds of change, each with the heading that it stands under. */
export const kinds = {
  edited: 'Edited entries',
  added: 'Added entries',
  removed: 'Removed entries',
  state: 'Other states',
  addresses: 'Addresses',
  redirects: 'Redirects',
  moved: 'Moved',
  contents: 'Contents',
  home: 'Home page',
  announcements: 'Announcements',
  assets: 'Assets',
  came: 'New findings',
  went: 'Findings that went',
} as const;

export type Kind = keyof typeof kinds;
