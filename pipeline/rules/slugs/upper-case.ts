import { slugAtFault } from '../../causes.ts';
import { ownSlug, slugToUse } from '../../link/slugs/own-slug.ts';
import { changeSlug } from '../../fix/change-slug.ts';
import { rule } from '../../rule.ts';

export const upperCaseSlug = rule<{ readonly slug: string }>({
  id: 'slugs/upper-case',
  severity: 'warn',
  summary: 'Every slug is in lower case.',
  advice: 'Write the slug in lower case, and redirect the old address to the new one.',
  message: ({ slug }) =>
    `The slug "${slug}" has upper-case letters: readers who type the address in lower case do not find the page.`,
  *check(entry, graph) {
    const own = ownSlug(entry, graph);
    if (own === undefined || own.slug === own.slug.toLowerCase()) return;
    yield {
      at: own.at,
      detail: own,
      target: own.slug,
      suggestion: slugToUse(entry, graph),
      cause: slugAtFault(entry, graph),
    };
  },
  fix: changeSlug,
});
