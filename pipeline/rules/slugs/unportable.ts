import { ownSlug } from '../../inspect/slug-of.ts';
import { rule } from '../../problem.ts';

export const unportableSlug = rule<{ readonly slug: string; readonly fault: string }>({
  id: 'slugs/unportable',
  severity: 'warn',
  summary: 'Every slug can be the name of a folder on Windows too.',
  advice: 'Use lower-case letters, digits and hyphens, such as add-a-technician.',
  message: ({ slug, fault }) => `The slug "${slug}" cannot be the name of a folder on Windows: ${fault}.`,
  *check(entry, graph) {
    const own = ownSlug(entry, graph);
    const fault = own && windowsFault(own.slug);
    if (own && fault !== undefined) yield { at: own.at, detail: { slug: own.slug, fault }, target: own.slug };
  },
});

/** Names of devices, with any ending. Source: Microsoft, "Naming Files, Paths, and Namespaces". */
const device = /^(?<name>con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])(?:\..*)?$/iu;

function windowsFault(slug: string): string | undefined {
  const name = device.exec(slug)?.groups?.['name'];
  if (name !== undefined) return `"${name}" is the name of a device there`;
  if (slug.endsWith('.')) return 'it ends with a full stop';
  const character = /[<>:"|*]/u.exec(slug)?.[0];
  return character === undefined ? undefined : `it holds the character ${character}`;
}
