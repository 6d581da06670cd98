import { expect, onTestFinished, test } from 'vitest';
import { readConnection } from '../../../../cli/source/connection.ts';
import { withDeliveryClient } from '../../../../cli/source/live/delivery-client.ts';
import { type DraftSpace, readDrafts } from '../../../../cli/source/live/draft-space.ts';
import { draftExport } from '../../../../cli/source/live/to-export.ts';
import type { StandIn } from '../../../../cli/stand-in/stand-in.ts';
import { decode } from '../../../../pipeline/stages/decode.ts';
import { settings } from '../../../pipeline/documents.ts';
import { sampleStandIn } from '../../sample-stand-in.ts';

const read = ({ env }: StandIn, known?: DraftSpace) =>
  withDeliveryClient({ connection: readConnection(env), api: 'preview' }, (client) =>
    readDrafts(client, known),
  );

const sys = {
  type: 'Entry',
  id: 'newTerm',
  contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'kbTerm' } },
};

test('edits, creations and deletions are seen; what has not changed is the very same list [PL-1]', async () => {
  const standIn = await sampleStandIn(onTestFinished);
  const first = await read(standIn);
  expect(await read(standIn, first)).toMatchObject({ entries: first.entries });
  expect((await read(standIn, first)).entries).toBe(first.entries);

  standIn.space.put({ sys, fields: { term: { 'en-US': 'Draft term' } } });
  const created = await read(standIn, first);
  expect(created.entries.length).toBe(first.entries.length + 1);
  expect(created.assets).toBe(first.assets);

  standIn.space.put({ sys, fields: { term: { 'en-US': 'Other words' } } });
  const edited = await read(standIn, created);
  expect(edited.entries.find((entry) => entry.sys.id === 'newTerm')).toMatchObject({
    fields: { term: { 'en-US': 'Other words' } },
  });

  standIn.space.delete('newTerm');
  expect((await read(standIn, edited)).entries).toEqual(first.entries);
  expect((await read(standIn, edited)).entries).toEqual((await read(standIn)).entries);
});

test('the states are distinguished: draft, changed and published', async () => {
  const standIn = await sampleStandIn(onTestFinished);
  standIn.space.put({ sys, fields: { term: { 'en-US': 'Draft term' } } });
  const changed = standIn.space.item('capApi');
  if (changed === undefined) throw new Error('the sample has this capability');
  standIn.space.put({
    sys: changed.sys,
    fields: { ...(changed['fields'] as object), title: { 'en-US': 'New' } },
  });
  const exported = draftExport(await read(standIn));
  const space = decode(exported, { config: settings(), drafts: true }, () => {});
  const stateOf = (id: string) => space.entries.get(id as never)?.state;
  expect([stateOf('newTerm'), stateOf('capApi'), stateOf('capCapacity')]).toEqual([
    'draft',
    'changed',
    'published',
  ]);
});
