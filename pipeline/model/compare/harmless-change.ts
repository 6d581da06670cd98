import { anyOf, shortened } from '../../rules/words.ts';
import type { Change, FieldFault } from './difference.ts';

interface HarmlessChange {
  readonly subject: string;
  readonly change: Change;
  readonly noun: string;
  readonly was: readonly string[] | undefined;
  readonly is: readonly string[];
}

/** A change of a list of names that are all read. */
export function harmlessChange({ subject, change, noun, was, is }: HarmlessChange): FieldFault[] {
  const added = was === undefined ? [] : without(is, was);
  const removed = was === undefined ? [] : without(was, is);
  if (was === undefined) return [harmless(change, `${subject} takes only ${noun} ${listed(is)}.`)];
  if (added.length > 0) return [harmless(change, `${subject} takes ${noun} ${listed(added)} too.`)];
  if (removed.length === 0) return [];
  return [harmless(change, `${subject} does not take ${noun} ${listed(removed)}.`)];
}

/** A difference that loses nothing. */
export const harmless = (change: Change, message: string): FieldFault => ({
  impact: 'safe',
  change,
  message,
  advice: '',
});

export const without = (all: readonly string[], taken: readonly string[]): string[] => {
  const left = new Set(taken);
  return all.filter((each) => !left.has(each));
};

export const listed = (names: readonly string[]): string => anyOf(names.map((name) => shortened(name)));
