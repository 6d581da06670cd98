/** The kinds of change, with their headings. */
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
