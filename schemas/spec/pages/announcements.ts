/**
 * From the last key to the filtered list.
 * Unit: ms. Source: docs/requirements.md, Numbers, "Announcement debounce 250 ms".
 */
export const announcementSearchDebounceMs = 250;

/**
 * The types of announcements that have a colour of their own; an editor may add others.
 * Unit: codeId of an announcementType. Source: docs/requirements.md, Enumerations, "Tag colours by codeId: Releases, Blog,
 * Feature, Training, Promo, Community, Feedback, Pantheon, Event, News, Partnership".
 */
export const announcementCodeIds = {
  releases: 'Releases',
  blog: 'Blog',
  feature: 'Feature',
  training: 'Training',
  promo: 'Promo',
  community: 'Community',
  feedback: 'Feedback',
  pantheon: 'Pantheon',
  event: 'Event',
  news: 'News',
  partnership: 'Partnership',
} as const;

export type AnnouncementCodeId = (typeof announcementCodeIds)[keyof typeof announcementCodeIds];
