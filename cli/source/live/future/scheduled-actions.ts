import * as z from 'zod/mini';
import type { Connection } from '../../connection.ts';
import { SourceError } from '../../source-error.ts';
import { askList } from './ask-list.ts';
import { type PlannedAction, readRelease } from './release.ts';

const scheduledAction = z.looseObject({
  sys: z.looseObject({ id: z.string(), status: z.string() }),
  action: z.enum(['publish', 'unpublish']),
  entity: z.looseObject({
    sys: z.looseObject({ id: z.string(), linkType: z.enum(['Entry', 'Asset', 'Release']) }),
  }),
  scheduledFor: z.looseObject({ datetime: z.string() }),
});

/** What the schedules of a space do up to a time. */
export interface Schedule {
  /** How many scheduled actions these are. */
  readonly count: number;
  /** In the order of their times. */
  readonly actions: readonly PlannedAction[];
}

/** Reads the scheduled actions up to a time, with the entries of scheduled releases. Source: Contentful, "Scheduled actions". */
export async function readSchedule(connection: Connection, until: Date): Promise<Schedule> {
  const found = await askList(connection, {
    what: 'scheduled actions',
    path: `/spaces/${connection.space}/scheduled_actions`,
    query: { 'environment.sys.id': connection.environment, 'sys.status': 'scheduled', limit: '100' },
  });
  const due = found
    .map(checked)
    .map((each) => ({ ...each, timeMs: Date.parse(each.scheduledFor.datetime) }))
    .filter(({ sys, timeMs }) => sys.status === 'scheduled' && timeMs <= until.getTime())
    .toSorted((a, b) => a.timeMs - b.timeMs);
  const actions: PlannedAction[] = [];
  for (const { action, entity } of due) {
    const { id, linkType } = entity.sys;
    if (linkType !== 'Release') actions.push({ kind: linkType, id, action });
    else {
      const release = await readRelease(connection, id);
      actions.push(
        ...release.actions.map((each) =>
          action === 'unpublish' ? { kind: each.kind, id: each.id, action } : each,
        ),
      );
    }
  }
  return { count: due.length, actions };
}

function checked(given: unknown): z.infer<typeof scheduledAction> {
  const read = scheduledAction.safeParse(given);
  if (read.success) return read.data;
  throw new SourceError('Contentful does not answer with its scheduled actions; try again.');
}
