/** The pages that list content, as `pages` names them. */
export const listNames = ['announcements', 'capabilities', 'categories'] as const;

type ListName = (typeof listNames)[number];

interface ListingSite {
  /** Whether each list has anything. */
  readonly lists: Readonly<Record<ListName, boolean>>;
  readonly locales?: unknown;
}

/** Whether a list has a page. An empty one has none, unless the site has several locales: its page there leads to the others. */
export const hasListPage = ({ lists, locales }: ListingSite, list: ListName): boolean =>
  lists[list] || locales !== undefined;
