import type { FieldFacts } from '../facts/facts.ts';
import type { Role } from '../proposal.ts';
import { isReference, rolesOf } from './about.ts';
import { joined, type Placing } from './placing.ts';

/** Entries with a page of their own. */
const withPage: ReadonlySet<Role> = new Set(['page', 'topic', 'person', 'ours']);
/** Entries that no page shows. */
const unseen: ReadonlySet<Role> = new Set(['settings', 'redirect']);

/** Lists of other pages and lists of parts. `content` is our field for parts; undefined: the type has none. */
export function placeReferences(
  placing: Placing,
  { pages, content }: { readonly pages: string; readonly content?: string },
): void {
  const related: FieldFacts[] = [];
  const parts: FieldFacts[] = [];
  for (const facts of placing.free.filter(isReference)) {
    const found = rolesOf(facts, placing);
    if (found.length > 0 && found.every(({ role }) => unseen.has(role))) {
      placing.ignore(facts, 'leads to settings');
      continue;
    }
    if (facts.filled === 0 && found.length === 0) continue;
    const count = (roles: ReadonlySet<Role>) =>
      found.reduce((sum, each) => sum + (roles.has(each.role) ? each.count : 0), 0);
    const ofPages = count(withPage);
    const all = found.reduce((sum, each) => sum + each.count, 0) - count(unseen);
    if (ofPages * 2 > all) related.push(facts);
    else parts.push(facts);
  }
  if (related.length > 0)
    placing.put(pages, joined(ids(related)), { from: related, reason: 'leads to other pages' });
  if (content !== undefined && parts.length > 0)
    placing.put(content, joined(ids(parts)), { from: parts, reason: 'parts of the page' });
}

const ids = (fields: readonly FieldFacts[]): string[] => fields.map(({ field }) => field.id);
