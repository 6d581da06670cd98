import { count } from '../../../schemas/base/count.ts';
import type { ReportedOutcome } from '../../../schemas/report/fixes.ts';
import type { Connection } from '../../source/connection.ts';
import type { EntryWrite } from './entry-write.ts';
import type { Outcome } from './write-entries.ts';
import type { Refusal } from './write-entry.ts';

/** Where the values to write come from. It decides what to do about an entry that has others now. */
export type Origin = 'file' | 'space' | 'journal';

/** What an editor does about it. */
const advice: Readonly<Record<Origin, string>> = {
  file: 'Export the space again and run fix again.',
  space: 'Run fix again.',
  journal: 'Look at it in the web app.',
};

const since: Readonly<Record<Origin, string>> = {
  file: 'since the export',
  space: 'since it was read',
  journal: 'since fix wrote it',
};

interface Run {
  readonly origin: Origin;
  readonly connection: Connection;
  readonly journal: string | undefined;
}

export const reportedOutcome = (
  { written, same, refused }: Outcome,
  { origin, connection: { space, environment }, journal }: Run,
): ReportedOutcome => ({
  space,
  environment,
  ...(journal !== undefined && { journal }),
  written: written.map(named),
  same: same.map(named),
  refused: refused.map(({ entry, refusal }) => ({
    ...named(entry),
    why: refusal.why,
    message: `"${entry.title}" is not written: ${reasonOf(refusal, origin)}. ${advice[origin]}`,
  })),
});

const named = ({ id, title }: EntryWrite) => ({ id, title });

function reasonOf(refusal: Refusal, origin: Origin): string {
  switch (refusal.why) {
    case 'changed':
      return `${namesOf(refusal.fields)} ${refusal.fields.length === 1 ? 'has another value' : 'have other values'} ${since[origin]}`;
    case 'deleted':
    case 'archived':
      return `the entry is ${refusal.why}`;
    case 'busy':
      return 'somebody keeps saving it at this moment';
    case 'invalid':
      return `Contentful refuses it, because ${refusal.reason}`;
  }
}

const namesOf = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(' and ');

/** For a terminal. */
export function outcomeText({ written, same, refused, journal }: ReportedOutcome, origin: Origin): string {
  const isUndo = origin === 'journal';
  const entries = count(written.length, 'entry', 'entries');
  const words = isUndo ? `${entries} with the old values again, as drafts` : `${entries} written as drafts`;
  const had = count(same.length, 'entry', 'entries');
  return [
    written.length === 0 ? 'nothing is written' : `${words}; nothing is published`,
    ...written.map(({ title }) => `  ${title}`),
    ...(same.length > 0 ? [`${had} with these values already`] : []),
    ...same.map(({ title }) => `  ${title}`),
    ...refused.map(({ message }) => message),
    ...(isUndo || journal === undefined
      ? []
      : [`fieldbook fix --undo ${journal} writes the old values back`]),
  ].join('\n');
}
