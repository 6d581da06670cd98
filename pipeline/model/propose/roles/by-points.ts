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
        `its name is one of tags, and there are over ${manyTags}: their titles are the tags of pages`,
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

/** The decision for a type of which too little is known. */
export const opened = (view: TypeView): Omit<Decision, 'view'> => ({
  role: 'open',
  reasons: [
    view.referrers.length > 0
      ? 'shown in place by the entries that hold it'
      : 'no entry holds it, and too little says that it is a page',
    `${scoreOf('page', view).points} of ${neededPoints.page} points as a page`,
  ],
});
