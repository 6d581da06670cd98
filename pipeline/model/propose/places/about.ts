import type { FieldFacts } from '../facts/facts.ts';
import type { ProposedSource, Role } from '../proposal.ts';
import { isTopicField } from '../roles/type-view.ts';
import { hasWord } from '../words.ts';
import { pathTo } from './path-to.ts';
import { joined, type Placing } from './placing.ts';

/** What stands around an article: picture, authors, date, topics, tags, order. */
export function placeAbout(placing: Placing, picture: 'heroImage' | 'picture' = 'heroImage'): void {
  placePicture(placing, picture);
  placeAuthors(placing);
  placeDate(placing);
  placeTopics(placing);
  placeTags(placing);
  const order = placing.free.find(
    ({ field, tokens }) => field.type === 'Integer' && hasWord(tokens, 'order') && !hasWord(tokens, 'link'),
  );
  if (order !== undefined)
    placing.put('order', order.field.id, { from: [order], reason: 'the place in lists' });
}

function placePicture(placing: Placing, ours: 'heroImage' | 'picture'): void {
  const found = placing.free.flatMap((facts) => {
    const source = pictureSource(facts, placing);
    return source === undefined ? [] : [{ facts, source }];
  });
  const best =
    found.find(({ facts }) => hasWord(facts.tokens, 'hero')) ??
    found.find(({ facts }) => hasWord(facts.tokens, 'image') && !hasWord(facts.tokens, 'small')) ??
    found[0];
  if (best !== undefined) placing.put(ours, best.source, { from: [best.facts], reason: 'the picture' });
}

/** A picture itself, or the file of an entry that holds one. */
function pictureSource(facts: FieldFacts, { decisions }: Placing): string | undefined {
  const { field, files, targets, tokens } = facts;
  if (field.type === 'Link to Asset') return isPictures(files, field.limits.files) ? field.id : undefined;
  if (field.type !== 'Link to Entry' || !hasWord(tokens, 'image')) return undefined;
  const types = targets.size > 0 ? [...targets.keys()] : [...(field.limits.targets ?? [])];
  const [type] = types;
  const target = decisions.get(type ?? '');
  if (types.length !== 1 || target?.role !== 'picture') return undefined;
  const file = target.view.assets.find(({ files: kinds, field: { limits } }) =>
    isPictures(kinds, limits.files),
  );
  return file && pathTo(facts, file, { decisions });
}

function isPictures(files: ReadonlyMap<string, number>, allowed: readonly string[] | undefined): boolean {
  if (files.size > 0) return files.size === 1 && files.has('image');
  return allowed === undefined || allowed.includes('image');
}

function placeAuthors(placing: Placing): void {
  const entries = placing.free.filter(
    (facts) =>
      isReference(facts) && mainRole(facts, placing) === 'person' && hasWord(facts.tokens, 'by', 'person'),
  );
  if (entries.length > 0) {
    placing.put('authors', joined(entries.map(({ field }) => field.id)), {
      from: entries,
      reason: 'leads to persons',
    });
  }
  const byline = placing.free.find(
    ({ field, tokens }) =>
      field.type === 'Symbol' && hasWord(tokens, 'by') && !hasWord(tokens, 'image', 'link', 'technical'),
  );
  if (byline !== undefined)
    placing.put('byline', byline.field.id, { from: [byline], reason: 'names the author' });
}

function placeDate(placing: Placing): void {
  const dates = placing.free.filter(({ field }) => field.type === 'Date');
  const date = dates.find(({ tokens }) => hasWord(tokens, 'published') && !hasWord(tokens, 'ended'));
  if (date !== undefined)
    placing.put('publishedOn', date.field.id, { from: [date], reason: 'the date of publication' });
}

function placeTopics(placing: Placing): void {
  const found = placing.free.filter(
    (facts) =>
      isReference(facts) &&
      mainRole(facts, placing) === 'topic' &&
      facts.field.id !== 'parent' &&
      (isTopicField(facts) || facts.targets.size > 0) &&
      !hasWord(facts.tokens, 'related'),
  );
  const topics = found.filter((facts) => isTopicField(facts) || !facts.field.type.startsWith('Array'));
  if (topics.length > 0)
    placing.put('topics', joined(topics.map(({ field }) => field.id)), {
      from: topics,
      reason: 'leads to topics',
    });
}

function placeTags(placing: Placing): void {
  const entries = placing.free.filter((facts) => isReference(facts) && mainRole(facts, placing) === 'tag');
  const lists = placing.free.filter(
    ({ field, tokens, words }) =>
      field.type === 'Array of Symbol' &&
      words > 0 &&
      hasWord(tokens, 'tag', 'category', 'topic') &&
      !hasWord(tokens, 'technical', 'seo'),
  );
  const single = placing.free.filter(
    ({ field, tokens, texts }) =>
      field.type === 'Symbol' && hasWord(tokens, 'category') && texts.every((text) => text.length <= 60),
  );
  const found = [...entries, ...lists, ...single];
  if (found.length === 0) return;
  const sources: ProposedSource[] = found.map(({ field }) => field.id);
  placing.put('tags', joined(sources), { from: found, reason: 'words that group the entries' });
}

export const isReference = ({ field }: FieldFacts): boolean => field.type.endsWith('Link to Entry');

/** The role of most entries that a field leads to; of what the model allows, where it has none. */
export function mainRole(facts: FieldFacts, placing: Placing): Role | undefined {
  const [main] = rolesOf(facts, placing).toSorted((a, b) => b.count - a.count);
  return main?.role;
}

export function rolesOf(
  { field, targets }: FieldFacts,
  { decisions }: Placing,
): { readonly role: Role; readonly count: number }[] {
  const types = targets.size > 0 ? targets : new Map((field.limits.targets ?? []).map((type) => [type, 1]));
  const counts = new Map<Role, number>();
  for (const [type, count] of types) {
    const role = decisions.get(type)?.role ?? 'open';
    counts.set(role, (counts.get(role) ?? 0) + count);
  }
  return [...counts].map(([role, count]) => ({ role, count }));
}
