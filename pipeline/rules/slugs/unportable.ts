import { ownSlug, slugToUse } from '../../link/slugs/own-slug.ts';
import { windowsFault } from '../../link/slugs/slug-fault.ts';
import { changeSlug } from '../../fix/change-slug.ts';
import { rule } from '../../rule.ts';

export const unportableSlug = rule<{ readonly slug: string; readonly fault: string }>({
  id: 'slugs/unportable',
  severity: 'warn',
  summary: 'Every slug can be the name of a folder on Windows too.',
  advice: 'Use lower-case letters, digits and hyphens, such as add-a-technician.',
  message: ({ slug, fault }) => `The slug "${slug}" cannot be the name of a folder on Windows: ${fault}.`,
  *check(entry, graph) {
    const own = ownSlug(entry, graph);
    const fault = own?.parts.map(windowsFault).find((each) => each !== undefined);
    if (own === undefined || fault === undefined) return;
    const suggestion = slugToUse(entry, graph);
    yield { at: own.at, detail: { slug: own.slug, fault }, target: own.slug, suggestion };
  },
  fix: changeSlug,
});
