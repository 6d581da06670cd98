import * as z from 'zod';
import { searchSources } from '../../schemas/spec/pages/search.ts';

const knowledgeBase = z.strictObject({
  /** The identifier in the page's head and in requests to services. */
  kbId: z.string().min(1),
  /** The delivery channel whose articles this knowledge base includes. */
  deliveryChannelId: z.string().min(1),
  /** True: only articles that name the channel. False: also articles without any channel. */
  deliveryChannelStrict: z.boolean(),
  /** The source that its articles have in search results. */
  searchSource: z.string().min(1),
  /** The path of its home page. */
  homeUrl: z.string().startsWith('/'),
  /** The id of an asset of the space, or an https address; absent: the site's name is shown. */
  logo: z.string().optional(),
});

export type KnowledgeBase = z.output<typeof knowledgeBase>;

/** One for everything, unless a site names its own. Source: docs/requirements.md, KB-1. */
const configured = {
  main: {
    kbId: 'main',
    deliveryChannelId: 'main',
    deliveryChannelStrict: false,
    searchSource: searchSources.knowledgeBase,
    homeUrl: '/',
  },
} satisfies Record<string, KnowledgeBase>;

export const knowledgeBases = z.record(z.string(), knowledgeBase).default(configured);
