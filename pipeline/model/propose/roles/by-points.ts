import { hasWord } from '../words.ts';
import type { Decision } from './decision.ts';
import { evidence, neededPoints, type PointedRole } from './evidence.ts';
import { termFields } from './fields-of-shapes.ts';
import type { TypeView } from './type-view.ts';

const pointed: readonly PointedRole[] = ['person', 'topic', 'page'];

/** The first role with enough points, or the claims for the nearest one. */
export function byPoints(view: TypeView): Omit<Decision, 'view'> {
  const scores = pointed.map((role) => scoreOf(role, view));
  const enough = scores.find(({ role, points }) => points >= neededPoints[role]);
  if (enough?.role === 'topic' && isTag(view)) {
    return {
      role: 'tag',
      reasons: [
        `its name has a word for tags, and there are over ${manyTags}: their titles are the tags of pages`,
      ],
    };
  }
  if (enough !== undefined && (enough.role !== 'page' || hasPageContent(view))) {
    return {
      role: enough.role,
      reasons: enough.found.map(({ claim, points }) => (points < 0 ? `though ${claim}` : claim)),
    };
  }
  return opened(view);
}

function scoreOf(role: PointedRole, view: TypeView) {
  const found = evidence.filter((each) => each.role === role && each.holds(view));
  return { role, found, points: found.reduce((sum, { points }) => sum + points, 0) };
}

/** Entries that only name something count as tags and not as topics where there are more. */
const manyTags = 60;

const isTag = ({ tokens, entries, slug, longTexts }: TypeView): boolean =>
  hasWord(tokens, 'tag') && entries > manyTags && slug === undefined && longTexts.length === 0;

/** A page has a title and something to read. */
function hasPageContent(view: TypeView): boolean {
  const { title, longTexts, partLists, slug, entries } = view;
  return (
    (title !== undefined || (entries === 1 && longTexts.length > 0)) &&
    (longTexts.length > 0 || partLists.length > 0 || slug !== undefined || termFields(view) !== undefined)
  );
}

/** The decision for a type of which too little is known: why it is no page, and where nothing shows it, also what speaks for one. */
export function opened(view: TypeView): Omit<Decision, 'view'> {
  const { found } = scoreOf('page', view);
  const like = found.filter(({ points }) => points > 0).map(({ claim }) => claim);
  const against = found.filter(({ points }) => points < 0).map(({ claim }) => claim);
  const unlike = claims(
    'unlike a page',
    hasPageContent(view) ? against : [...against, 'it has too little to read'],
  );
  const reasons =
    view.referrers.length > 0
      ? ['shown inside the entries that hold it, field by field', ...unlike]
      : [
          'not shown: no entry holds it, and it is too little like a page',
          ...claims('like a page', like),
          ...unlike,
        ];
  return { role: 'open', reasons };
}

const claims = (what: string, all: readonly string[]): string[] =>
  all.length === 0 ? [] : [`${what}: ${all.join(', ')}`];
