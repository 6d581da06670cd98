import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type ClientLimits, withEntryClient } from '../../../../cli/fix/apply/entry-client.ts';
import type { EntryWrite } from '../../../../cli/fix/apply/entry-write.ts';
import { openJournal, readJournal } from '../../../../cli/fix/apply/journal.ts';
import {
  type Outcome,
  undoEntries,
  writeEntries,
  type Writing,
} from '../../../../cli/fix/apply/write-entries.ts';
import { readConnection } from '../../../../cli/source/connection.ts';
import type { Fault } from '../../../../cli/stand-in/fault.ts';
import type { StandIn, StandInOptions } from '../../../../cli/stand-in/stand-in.ts';
import { startStandIn } from '../../../../cli/stand-in/start.ts';
import { exportOf, rawEntry, states } from '../../../pipeline/documents.ts';
import { seed } from '../../../seed.ts';
import { seededRandom } from '../../../seeded-random.ts';
import { testFolder } from '../../folder.ts';

const fields = ['title', 'summary', 'notes'].map((id) => ({ id, name: id, type: 'Symbol' }));
const contentTypes = [{ sys: { id: 'page' }, name: 'Page', displayField: 'title', fields }];
const stateNames = ['published', 'changed', 'draft'] as const;
const idsOf = (length: number) => Array.from({ length }, (_, index) => `page-${index}`);

const valuesOf = (id: string) => ({ title: `Old ${id}`, summary: `Old summary of ${id}`, notes: 'None' });

const spaceOf = (ids: readonly string[]) =>
  exportOf(
    ids.map((id, index) => rawEntry('page', id, valuesOf(id), states[stateNames[index % 3] ?? 'draft'])),
    { contentTypes },
  );

/** Other titles and summaries. */
const writesOf = (ids: readonly string[]): EntryWrite[] =>
  ids.map((id) => ({
    id,
    title: `Page ${id}`,
    fields: (['title', 'summary'] as const).map((field) => ({
      field,
      locale: 'en-US',
      name: field,
      before: valuesOf(id)[field],
      after: `New ${field} of ${id}`,
    })),
  }));

interface Space {
  readonly standIn: StandIn;
  readonly path: string;
  readonly run: (work: (writing: Writing) => Promise<Outcome>, limits?: ClientLimits) => Promise<Outcome>;
}

async function space(ids: readonly string[], options: StandInOptions = {}): Promise<Space> {
  const standIn = await startStandIn(spaceOf(ids), options);
  onTestFinished(() => standIn.close());
  const path = join(await testFolder(onTestFinished), 'journal.jsonl');
  const connection = readConnection(standIn.env);
  const start = { space: connection.space, environment: connection.environment, run: 'run' };
  return {
    standIn,
    path,
    run: (work, limits) =>
      withEntryClient(
        connection,
        async (client) => {
          const journal = openJournal(path, start);
          const outcome = await work({ client, journal, say: () => undefined });
          await journal.close();
          return outcome;
        },
        limits,
      ),
  };
}

const titlesOf = ({ space: { items } }: StandIn) => JSON.stringify(items.map((item) => item['fields']));
const publishedOf = ({ space: { items } }: StandIn) => items.map(({ sys }) => sys['publishedVersion']);
const edited = (id: string, values: Readonly<Record<string, string>>) => ({
  sys: { id },
  fields: Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { 'en-US': value }])),
});

/** A fault of the request that writes an entry. */
const failingWrite = (id: string, fault: Fault, standIn: () => StandIn): StandInOptions => ({
  onRequest({ method, path }) {
    if (method === 'GET' && path.endsWith(id))
      standIn().fault({ ...fault, on: new RegExp(id, 'u'), times: 1 });
  },
});

const withValue = (entry: EntryWrite | undefined, change: object): EntryWrite => ({
  id: '',
  title: '',
  ...entry,
  fields: (entry?.fields ?? []).map((each) => ({ ...each, ...change })),
});

/** The edits of other people: of a field that is written, of one that is not, and those that leave nothing to write. */
const kinds = ['changes', 'changesOther', 'deletes', 'archives', 'fixes'] as const;

describe('writing entries to a space', { timeout: 30_000 }, () => {
  test('while 200 of 240 are edited by others overwrites none of their values, names each conflict, and publishes nothing [ED-3]', async () => {
    const ids = idsOf(240);
    const random = seededRandom(seed);
    const edits = new Map(
      ids
        .toSorted(() => random() - 0.5)
        .slice(0, 200)
        .map((id) => [
          id,
          { kind: kinds[Math.floor(random() * kinds.length)] ?? 'changes', isBefore: random() < 0.3 },
        ]),
    );
    const edit = (id: string) => {
      const kind = edits.get(id)?.kind;
      const values = valuesOf(id);
      if (kind === 'changes') standIn.space.put(edited(id, { ...values, summary: 'Theirs' }));
      if (kind === 'changesOther') standIn.space.put(edited(id, { ...values, notes: 'Theirs' }));
      if (kind === 'deletes') standIn.space.delete(id);
      if (kind === 'archives') standIn.space.archive(id);
      const [title, summary] = [`New title of ${id}`, `New summary of ${id}`];
      if (kind === 'fixes') standIn.space.put(edited(id, { ...values, title, summary }));
    };
    const open = new Set(edits.keys());
    const { standIn, path, run } = await space(ids, {
      // between the request that reads an entry and the one that writes it
      onRequest({ method, path: address }) {
        const id = address.split('/').at(-1) ?? '';
        if (method === 'GET' && open.delete(id)) edit(id);
      },
    });
    for (const [id, { isBefore }] of edits) if (isBefore && open.delete(id)) edit(id);
    const published = new Map(standIn.space.items.map(({ sys }) => [sys.id, sys['publishedVersion']]));

    const { written, same, refused, failure } = await run((writing) => writeEntries(writesOf(ids), writing));

    expect(failure).toBeUndefined();
    const withKind = (kind: (typeof kinds)[number]) => ids.filter((id) => edits.get(id)?.kind === kind);
    expect(refused.map(({ entry, refusal: { why } }) => `${entry.id} ${why}`).toSorted()).toEqual(
      [
        ...withKind('changes').map((id) => `${id} changed`),
        ...withKind('deletes').map((id) => `${id} deleted`),
        ...withKind('archives').map((id) => `${id} archived`),
      ].toSorted(),
    );
    const wereFixed = withKind('fixes');
    expect([...written, ...same].map(({ id }) => id).toSorted()).toEqual(
      ids
        .filter((id) => !edits.has(id) || wereFixed.includes(id) || withKind('changesOther').includes(id))
        .toSorted(),
    );
    for (const { sys, fields: values } of standIn.space.items as {
      sys: { id: string; publishedVersion?: number };
      fields: unknown;
    }[]) {
      // oxfmt-ignore
      const kind = edits.get(sys.id)?.kind;
      const isWritten = kind === undefined || kind === 'changesOther' || kind === 'fixes';
      const own = valuesOf(sys.id);
      expect(values).toEqual(
        edited(sys.id, {
          title: isWritten ? `New title of ${sys.id}` : own.title,
          summary: isWritten ? `New summary of ${sys.id}` : kind === 'changes' ? 'Theirs' : own.summary,
          notes: kind === 'changesOther' ? 'Theirs' : own.notes,
        }).fields,
      );
      // an entry in the archive is not published any more
      expect(sys.publishedVersion).toBe(kind === 'archives' ? undefined : published.get(sys.id));
    }
    expect(standIn.requests.filter(({ path: address }) => address.endsWith('published'))).toEqual([]);
    const journal = await readJournal(path);
    expect([...(journal?.entries.values() ?? [])].every(({ isWritten }) => isWritten)).toBe(true);
    expect(await readFile(path, 'utf8')).not.toContain('stand-in-');
  });

  test('can be undone, where nobody has changed the values since [ED-3]', async () => {
    const ids = idsOf(12);
    const { standIn, path, run } = await space(ids);
    const before = [titlesOf(standIn), publishedOf(standIn)];
    await run((writing) => writeEntries(writesOf(ids), writing));
    expect(titlesOf(standIn)).not.toBe(before[0]);
    const undo = async () => {
      const journal = await readJournal(path);
      return journal && (await run((writing) => undoEntries(journal, writing)));
    };
    standIn.space.put(edited('page-3', { ...valuesOf('page-3'), title: 'Theirs' }));
    const undone = await undo();
    expect(undone?.written.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'page-3').toReversed());
    expect(undone?.refused).toMatchObject([
      { entry: { id: 'page-3' }, refusal: { why: 'changed', fields: ['title'] } },
    ]);
    standIn.space.put(edited('page-3', valuesOf('page-3')));
    expect((await undo())?.same.map(({ id }) => id)).toEqual(['page-3']);
    expect([titlesOf(standIn), publishedOf(standIn)]).toEqual(before);
    expect((await readJournal(path))?.entries.size).toBe(0);
  });

  test('waits for a rate limit, and writes nothing twice where the reply to a write was lost [ED-3]', async () => {
    const limited = failingWrite('page-0', { kind: 'rate-limit', resetSeconds: 0 }, () => standIn);
    const { standIn, run } = await space(idsOf(2), limited);
    const { written, failure } = await run((writing) => writeEntries(writesOf(idsOf(2)), writing));
    expect([written.map(({ id }) => id), failure]).toEqual([idsOf(2), undefined]);
    // the stand-in has heard the write whose reply it spoils
    expect(standIn.space.items.map(({ sys }) => sys['version'])).toEqual([3, 4]);
  });

  test.each<[Fault, string]>([
    [{ kind: 'forbidden' }, 'CONTENTFUL_MANAGEMENT_TOKEN may not write entries (403)'],
    [{ kind: 'unauthorized' }, 'CONTENTFUL_MANAGEMENT_TOKEN is refused (401)'],
    [{ kind: 'html' }, 'does not answer with what Contentful has'],
    [{ kind: 'redirect', to: 'https://sign-in.example/?x=1' }, 'redirects to https://sign-in.example/ (302)'],
    [{ kind: 'hang' }, 'is not reached (ECONNABORTED)'],
  ])('stops at %o; the next run goes on there', async (fault, sentence) => {
    const ids = idsOf(3);
    const failing = failingWrite('page-1', fault, () => standIn);
    const { standIn, path, run } = await space(ids, failing);
    const limits = { retries: 0, timeoutMs: 300 };
    const first = await run((writing) => writeEntries(writesOf(ids), writing), limits);
    expect(first.failure?.message).toContain(sentence);
    expect(first.written.map(({ id }) => id)).toEqual(['page-0']);
    const begun = await readJournal(path);
    expect([...(begun?.entries.values() ?? [])].map(({ isWritten }) => isWritten)).toEqual([true, false]);
    const second = await run((writing) => writeEntries(writesOf(ids), writing, begun), limits);
    expect([second.failure, second.written.map(({ id }) => id)]).toEqual([undefined, ids]);
    expect(standIn.space.items.map(({ sys }) => sys['version'])).toEqual([3, 4, 2]);
  });

  test.each([
    [{ kind: 'unauthorized' }, 'is refused (401)'],
    [{ kind: 'not-found' }, 'knows no space'],
  ] as const)('asks for the space first: %o', async (fault, sentence) => {
    const { standIn, run } = await space(idsOf(1));
    standIn.fault(fault);
    const writing = run((each) => writeEntries(writesOf(idsOf(1)), each));
    await expect(writing).rejects.toThrow(sentence);
    expect(standIn.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  test('names the field that Contentful refuses, and writes the others', async () => {
    const ids = idsOf(3);
    const { run } = await space(ids);
    const [first, second, third] = writesOf(ids);
    const { written, refused } = await run((writing) =>
      writeEntries(
        [
          withValue(first, { after: 'x'.repeat(257) }),
          withValue(second, { field: 'gone', before: undefined }),
          withValue(third, {}),
        ],
        writing,
      ),
    );
    expect(written.map(({ id }) => id)).toEqual(['page-2']);
    expect(refused.map(({ refusal }) => refusal)).toMatchObject([
      { why: 'invalid', reason: 'its field "title" takes another type of value (Symbol)' },
      { why: 'invalid', reason: 'its content type has no field "gone"' },
    ]);
  });
});
