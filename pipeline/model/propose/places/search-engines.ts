import type { FieldFacts } from '../facts/facts.ts';
import { hasWord } from '../words.ts';
import { pathTo } from './path-to.ts';
import type { Placing } from './placing.ts';

/** What is for search engines: the description in the page's head, and whether they are to list it. The rest is ignored. */
export function placeSearchEngines(placing: Placing): void {
  for (const facts of placing.free.filter(isOwn)) {
    if (!placing.has('metaDescription') && isDescription(facts)) {
      placing.put('metaDescription', facts.field.id, { from: [facts], reason: 'for search engines' });
    } else if (!placing.has('noIndex') && isNoIndex(facts)) {
      placing.put('noIndex', facts.field.id, { from: [facts], reason: 'search engines are not to list it' });
    } else placing.ignore(facts, 'for search engines only');
  }
  for (const facts of placing.free.filter((each) => isReference(each, placing)))
    placeReference(facts, placing);
}

const isOwn = ({ field, tokens }: FieldFacts): boolean =>
  (hasWord(tokens, 'seo') && /^(?:Symbol|Text|Boolean|Array of Symbol|Link to Asset)$/u.test(field.type)) ||
  isNoIndex({ field });

const isDescription = ({ field, tokens }: FieldFacts): boolean =>
  (field.type === 'Symbol' || field.type === 'Text') &&
  hasWord(tokens, 'description') &&
  !hasWord(tokens, 'technical') &&
  !tokens.some((token) => /^(?:og|twitter|facebook|social|opengraph)$/u.test(token));

const isNoIndex = ({ field }: Pick<FieldFacts, 'field'>): boolean =>
  field.type === 'Boolean' && /no_?index|hide.*(?:search|index)/iu.test(field.id);

/** A reference to settings that has search engines in its name, or in that of what it leads to. */
function isReference({ field, tokens, targets }: FieldFacts, { decisions }: Placing): boolean {
  if (field.type !== 'Link to Entry') return false;
  const types = [...targets.keys(), ...(field.limits.targets ?? [])];
  return types.some((type) => {
    const target = decisions.get(type);
    return target?.role === 'settings' && (hasWord(tokens, 'seo') || hasWord(target.view.tokens, 'seo'));
  });
}

function placeReference(facts: FieldFacts, placing: Placing): void {
  const { field, targets } = facts;
  const type = [...targets.keys(), ...(field.limits.targets ?? [])][0];
  const fields = placing.decisions.get(type ?? '')?.view.fields ?? [];
  const description = fields.find((each) => isDescription(each));
  const noIndex = fields.find((each) => isNoIndex(each));
  const toDescription = description && pathTo(facts, description, placing);
  const toNoIndex = noIndex && pathTo(facts, noIndex, placing);
  if (toDescription !== undefined && !placing.has('metaDescription')) {
    placing.put('metaDescription', toDescription, { from: [facts], reason: 'for search engines' });
  }
  if (toNoIndex !== undefined && !placing.has('noIndex')) {
    placing.put('noIndex', toNoIndex, { from: [facts], reason: 'search engines are not to list it' });
  }
  if (placing.free.includes(facts)) placing.ignore(facts, 'for search engines only');
}
