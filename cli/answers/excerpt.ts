import type { Coverage } from './ranking/coverage.ts';
import type { Part, Unit } from './parts/part.ts';
import { wordCount } from './word-count.ts';

/**
 * The units of a part that cover most of the question, as Markdown: whole sentences, list items and rows, up to a number of
 * words.
 */
export function excerpt({ units }: Pick<Part, 'units'>, coverage: Coverage, maxWords: number): string {
  const best = bestOf(units, coverage);
  const start = startFor(best, units, maxWords);
  let end = start + 1;
  let words = lengthOf(units[start]);
  while (end < units.length && words + lengthOf(units[end]) <= maxWords) {
    words += lengthOf(units[end]);
    end += 1;
  }
  return together(units.slice(start, withoutLead(units, end, best)));
}

/** The index of the unit that covers most of the question; of equal ones the first. */
function bestOf(units: readonly Unit[], coverage: Coverage): number {
  const shares = units.map(({ words }) => coverage(words));
  return shares.indexOf(Math.max(...shares));
}

/**
 * Where the excerpt starts: at the part if all of it has room, else at the sentence before the list, at the list or paragraph,
 * or at the best unit. The first that has room counts.
 */
function startFor(best: number, units: readonly Unit[], maxWords: number): number {
  const group = units.findIndex((each) => each.group === units[best]?.group);
  const leads = units[best]?.kind !== 'sentence' && units[group - 1]?.kind === 'sentence';
  if (lengthBetween(units, 0, units.length - 1) <= maxWords) return 0;
  const starts = [...(leads ? [group - 1] : []), group, best];
  return starts.find((start) => lengthBetween(units, start, best) <= maxWords) ?? best;
}

const lengthBetween = (units: readonly Unit[], start: number, last: number): number =>
  units.slice(start, last + 1).reduce((sum, unit) => sum + lengthOf(unit), 0);

const lengthOf = (unit: Unit | undefined): number => (unit === undefined ? 0 : wordCount(unit.words));

/** Drops a sentence that introduces a list if the list has no room. */
function withoutLead(units: readonly Unit[], end: number, best: number): number {
  const leads = end < units.length && (units[end - 1]?.words.endsWith(':') ?? false);
  return leads && end - 1 > best ? end - 1 : end;
}

/** Chinese and Japanese sentences have none. */
const spaceAfter = (unit: Unit | undefined): string => (/[。！？]$/u.test(unit?.markdown ?? '') ? '' : ' ');

function together(units: readonly Unit[]): string {
  return units
    .map(({ markdown, group, kind, head }, place) => {
      if (units[place - 1]?.group === group)
        return `${kind === 'sentence' ? spaceAfter(units[place - 1]) : '\n'}${markdown}`;
      return `${place === 0 ? '' : '\n\n'}${head === undefined ? '' : `${head}\n`}${markdown}`;
    })
    .join('');
}
