import { pathFault } from '../../../link/slugs/slug-fault.ts';
import type { FieldFacts } from '../facts/facts.ts';
import type { ProposedSource } from '../proposal.ts';
import { isInternalName } from '../roles/role-of.ts';
import { partsOf, unusableSlugs } from '../roles/type-view.ts';
import type { Placing } from './placing.ts';

export function placeTitle(placing: Placing): void {
  const { title, slug, entries, type, fields } = placing.view;
  if (title === undefined) {
    placing.put(
      'title',
      { value: type.name },
      { from: [], reason: 'no field is a title, and there is one entry' },
    );
    return;
  }
  const last = fields.find(({ tokens, field }) => field.type === title.field.type && tokens[0] === 'last');
  if (title.tokens[0] === 'first' && last !== undefined) {
    placing.put(
      'title',
      { join: [title.field.id, last.field.id], with: ' ' },
      { from: [title, last], reason: 'both parts of the name' },
    );
    return;
  }
  if (title.filled === entries) {
    placing.put('title', title.field.id, { from: [title], reason: 'names an entry' });
    return;
  }
  const others = fields.filter(
    (each) =>
      each !== title && (each === slug || each.field.id === type.displayField) && each.filled > title.filled,
  );
  const ids = [title, ...others].map(({ field }) => field.id);
  const source: ProposedSource = others.length === 0 ? title.field.id : { first: ids };
  placing.put('title', source, {
    from: [title],
    reason: `names an entry; ${entries - title.filled} have none`,
  });
}

/** The address. Values that cannot be one are told by `unusableSlugs`. */
export function placeAddress(placing: Placing): void {
  const { slug, entries } = placing.view;
  if (slug === undefined) return;
  const unusable = unusableSlugs(slug);
  if (slug.texts.length > 0 && unusable.length * 2 > new Set(slug.texts).size) {
    const example = unusable[0] ?? '';
    const fault = pathFault(partsOf(example)) ?? '';
    placing.ignore(
      slug,
      `cannot be addresses: in ${JSON.stringify(example)}, ${fault}; the ids are the addresses`,
    );
    return;
  }
  const missing = entries - slug.filled;
  placing.put('url', slug.field.id, {
    from: [slug],
    reason: missing > 0 ? `the address; ${missing} have none, and their id is it` : 'the address',
  });
}

/** Names that only editors see. */
export function ignoreInternalNames(placing: Placing): void {
  for (const facts of placing.free) {
    if (facts !== placing.view.title && isText(facts) && isInternalName(facts, placing.view)) {
      placing.ignore(facts, 'a name for editors');
    }
  }
}

const isText = ({ field }: FieldFacts): boolean => field.type === 'Symbol' || field.type === 'Text';
