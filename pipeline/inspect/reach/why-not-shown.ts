import type { LeftOut } from '../../link/included.ts';
import { reasonOf } from '../../addresses/site-pages.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { isElsewhere } from './reach.ts';

/** Why no page shows an entry, and what to do, in a sentence. */
export function whyNotShown(entry: Entry, graph: Graph): string {
  const reason = reasonOf(entry, graph);
  if (reason !== undefined) return leftOut[reason](entry, graph);
  if (!graph.included.has(entry.id)) {
    return 'It has no page, because its slug cannot be used or another entry has the same one; see the findings.';
  }
  if (entry.type === 'redirectRule') return 'It is a rule of the redirect table, which has no page.';
  if (entry.type === 'otherEntry')
    return `No page shows it; its content type "${entry.contentType}" has no mapping.`;
  if (isElsewhere(entry, graph))
    return 'Only entries that this site leaves out show it: articles of another knowledge base, or entries of other content types.';
  return graph.referrers.has(entry.id)
    ? 'Other entries refer to it, but no page shows it.'
    : 'No page shows it or leads to it; add it where it belongs, or unpublish it.';
}

const leftOut: Readonly<Record<LeftOut, (entry: Entry, graph: Graph) => string>> = {
  draft: () => 'It is a draft, which is left out; publish it, or take drafts too (--drafts).',
  archived: () => 'It is archived; unarchive and publish it to show it.',
  'other-channel': (_, { config }) =>
    `It is in other channels than the knowledge base "${config.knowledgeBase}".`,
  'unknown-type': ({ contentType }) => `Its content type "${contentType}" is not known to the site.`,
  unsound: ({ unsound }) => `It is left out because of what is missing or wrong in ${unsound.join(', ')}.`,
};
