import { expect, test } from 'vitest';
import { readConnection } from '../../../../../cli/source/connection.ts';
import { readSchedule } from '../../../../../cli/source/live/future/scheduled-actions.ts';
import { startStandIn } from '../../../../../cli/stand-in/start.ts';
import { entryLink, exportOf, rawEntry } from '../../../../pipeline/documents.ts';

test('a schedule of several pages is read to its end, and is in the order of its times [ED-5]', async ({
  onTestFinished,
}) => {
  const scheduledActions = Array.from({ length: 250 }, (_, index) => ({
    sys: { id: `action${index}`, status: 'scheduled' },
    action: 'publish',
    entity: entryLink(`entry${index}`),
    scheduledFor: { datetime: new Date(Date.UTC(2101, 0, 1, 0, 250 - index)).toISOString() },
  }));
  const standIn = await startStandIn(exportOf([rawEntry('kbHowTo', 'one')], { scheduledActions }));
  onTestFinished(() => standIn.close());
  const { count, actions } = await readSchedule(
    readConnection(standIn.env),
    new Date('2101-01-01T04:09:00Z'),
  );
  expect([count, actions.length, actions[0]?.id, actions.at(-1)?.id]).toEqual([
    249,
    249,
    'entry249',
    'entry1',
  ]);
  expect(standIn.requests.map(({ query }) => query['next'])).toEqual([undefined, '100', '200']);
});
