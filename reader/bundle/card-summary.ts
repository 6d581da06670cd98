import type { NodeOf } from '../../schemas/bundle/node.ts';

/** What stands below the title of a card: the summary of its page; the title of the page that it leads to a place in. */
export const cardSummary = ({ title, article }: NodeOf<'kbLandingPageLink'>['fields']): string | undefined =>
  article?.summary ?? (article?.title === title ? undefined : article?.title);
