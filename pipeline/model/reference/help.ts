import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { contentTypes, isContentTypeId } from '../../../schemas/content/index.ts';

/** Fields that mean the same in every type; one that means something else says so in its definition. */
const sharedHelp: Readonly<Record<string, string>> = {
  title: 'The heading of the page or part, and its name in lists.',
  name: 'A name for editors. Readers do not see it.',
  description: 'A text of any length.',
  introduction: 'A short text before everything else.',
  thingsToKnow: 'What readers need before they begin. It has a heading of its own.',
  spotlightBoxes: 'Boxes above the text.',
  spotlightBox: 'A box with the text.',
  anchor: 'The place in the address, such as add-a-user in …#add-a-user. Without it, the heading decides.',
  displayToc: 'Whether the page has a table of contents.',
  // of articles
  heroImage: 'A picture above the text, as wide as it.',
  authors: 'Who wrote it. Each author has a page.',
  byline: 'The authors by name, where they are no entries.',
  publishedOn: 'The day that readers see.',
  topics: 'The subjects that it belongs to.',
  tags: 'Words that readers can filter by. Each has a page.',
  order: 'The place among the articles of a topic, the lowest number first.',
  url: 'The last part of the address. Without it, the id of the entry.',
  relatedContent: 'Articles and links below the text.',
  deliveryChannels: 'The knowledge bases that have it. Without it, all that are not strict.',
  metaDescription: 'The summary for search engines.',
  noIndex: 'Search engines leave the page out.',
};

/** What editors are told of a field; undefined for one that we do not know. */
export function helpOf(type: string, field: string): string | undefined {
  const own: ContentTypeDefinition | undefined = isContentTypeId(type) ? contentTypes[type] : undefined;
  const all: Readonly<Record<string, string>> = { ...sharedHelp, ...own?.fieldHelp };
  return Object.hasOwn(all, field) ? all[field] : undefined;
}
