import type { RawExport } from '../../../../pipeline/decode/export/raw-export.ts';
import { count } from '../../../../schemas/base/count.ts';
import type { Connection } from '../../connection.ts';
import type { LiveSpace } from '../live-space.ts';
import { plannedItems } from './planned-items.ts';
import { type PlannedAction, readRelease } from './release.ts';
import { readSchedule } from './scheduled-actions.ts';
import { withPlanned } from './with-planned.ts';

/** The state of the site that is shown: after a release, or at a time. */
export type Future = { readonly release: string } | { readonly at: Date };

/** A published space as it will be. It is the same object as before if neither the space nor what is planned has changed. */
export function futureSpace(
  connection: Connection,
  {
    published,
    future,
    tell,
  }: {
    readonly published: LiveSpace;
    readonly future: Future;
    /** Takes a sentence about what is planned, whenever that changes. */
    readonly tell: (sentence: string) => void;
  },
): LiveSpace {
  let known: { readonly base: RawExport; readonly planned: string; readonly exported: RawExport } | undefined;
  return {
    async read() {
      const base = await published.read();
      const { actions, sentence } = await plannedIn(connection, future);
      const items = await plannedItems(connection, actions);
      const planned = JSON.stringify([actions, [...items]]);
      if (known?.base === base && known.planned === planned) return known.exported;
      tell(sentence);
      known = { base, planned, exported: withPlanned(base, actions, items) };
      return known.exported;
    },
    keep: () => published.keep(),
  };
}

async function plannedIn(
  connection: Connection,
  future: Future,
): Promise<{ readonly actions: readonly PlannedAction[]; readonly sentence: string }> {
  if ('release' in future) {
    const { title, actions } = await readRelease(connection, future.release);
    return { actions, sentence: `The site after the release "${title}": it ${doneBy(actions)}.` };
  }
  const schedule = await readSchedule(connection, future.at);
  const actions = count(schedule.count, 'scheduled action');
  return {
    actions: schedule.actions,
    sentence: `The site at ${future.at.toISOString()}: ${schedule.count === 0 ? 'nothing is scheduled until then' : `after ${actions}, which ${doneBy(schedule.actions)}`}.`,
  };
}

function doneBy(actions: readonly PlannedAction[]): string {
  const of = (action: PlannedAction['action']) => actions.filter((each) => each.action === action).length;
  const [published, unpublished] = [of('publish'), of('unpublish')];
  const parts = [
    ...(published > 0 || unpublished === 0
      ? [`publishes ${count(published, 'entry or asset', 'entries and assets')}`]
      : []),
    ...(unpublished > 0 ? [`unpublishes ${count(unpublished, 'entry or asset', 'entries and assets')}`] : []),
  ];
  return parts.join(' and ');
}
