import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { embeddedFile } from '../../../../cli/services/reader-events/embedded-file.ts';
import { postgres } from '../../../../cli/services/reader-events/postgres.ts';
import { openReaderEvents } from '../../../../cli/services/reader-events/open-reader-events.ts';
import type { DatabaseLocation } from '../../../../cli/services/reader-events/database.ts';
import { SourceError, UnreachedError } from '../../../../cli/source/source-error.ts';
import { UsageError } from '../../../../cli/usage-error.ts';
import type { FeedbackEvent } from '../../../../schemas/services/feedback.ts';
import { allOf } from '../../all-of.ts';
import { startPostgres } from './postgres-server.ts';

let folder = '';
let server: Awaited<ReturnType<typeof startPostgres>> | undefined;
let made = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldbook-'));
  server = await startPostgres();
}, 60_000);

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A place that nothing has been kept in. */
const places: Readonly<Record<DatabaseLocation['kind'], () => Promise<DatabaseLocation>>> = {
  file: async () => ({ kind: 'file', path: join(folder, `new-${(made += 1)}`, 'events.db') }),
  server: async () => ({ kind: 'server', address: (await server?.database(`new${(made += 1)}`)) ?? '' }),
};

async function open(place: DatabaseLocation) {
  const tell = vi.fn<(sentence: string) => void>();
  const events = await openReaderEvents(place, tell);
  onTestFinished(() => events.close().catch(() => undefined));
  return { events, tell };
}

const said = (id: string): FeedbackEvent => ({
  id,
  at: '2026-03-09T00:00:00Z',
  kind: 'poll',
  value: 'no',
  reasons: ['unclear'],
  comment: '"; drop table feedback',
  page: '/how-to/x',
  bundle: '',
});

const aCase = { caseId: '500-7', articleUrl: 'http://localhost/how-to/x', result: 'success', message: '' };

describe.each(Object.entries(places))('in a %s', (_, newPlace) => {
  test('of many changes to a session of the chat at once none is lost [SV-2]', async () => {
    const sessions = (await open(await newPlace())).events.sessions(() => 0);
    const session = await sessions.open('ana', { category: 'Sales' });
    const more = Array.from({ length: 20 }, () =>
      sessions.change(session, ({ questions }) => ({ questions: questions + 1 })),
    );
    await Promise.all(more);
    await expect(sessions.find(session.id, 'ana')).resolves.toMatchObject({
      questions: 20,
      category: 'Sales',
    });
    await expect(sessions.find(session.id, null)).resolves.toBeUndefined();
    await sessions.forget(session);
    await sessions.change(session, () => ({ questions: 9 }));
    await expect(sessions.find(session.id, 'ana')).resolves.toBeUndefined();
  });

  test('a session of the chat ends twelve hours after its last message [CH-4]', async () => {
    let nowMs = 0;
    const { events } = await open(await newPlace());
    const sessions = events.sessions(() => nowMs);
    const old = await sessions.open(null, {});
    nowMs += 12 * 60 * 60 * 1000 - 1;
    const used = await sessions.open(null, {});
    await expect(sessions.find(old.id, null)).resolves.toMatchObject({ createdAtMs: 0 });
    nowMs += 1;
    await expect(sessions.find(old.id, null)).resolves.toBeUndefined();
    await sessions.open(null, {}); // removes it
    nowMs = 0;
    await expect(sessions.find(old.id, null)).resolves.toBeUndefined();
    await expect(sessions.find(used.id, null)).resolves.toBeDefined();
  });

  test('what readers send is kept, and listed with the newest first [SR-11]', async () => {
    const { events, tell } = await open(await newPlace());
    const unread = vi.fn<(where: string, reason: string) => void>();
    events.keep('searches', { query: 'dispatch', filters: '{}', results: 12 });
    events.keep('searches', { query: 'dispach bord', filters: '{"SOURCE":["Absorb"]}', results: 0 });
    events.keep('clicks', {
      query: 'dispatch',
      resultId: 'hwDispatch',
      url: '/how-to/dispatch',
      position: 2,
    });
    events.keep('ratings', { query: 'dispatch', value: 1, comment: null });
    events.keep('ratings', {
      query: 'dispatch',
      value: 2,
      comment: 'Übel 🚐 "quoted"\n; drop table ratings',
    });
    events.keep('suggestionClicks', { query: 'dis', contentId: 'hwDispatch' });
    events.keep('votes', { answerId: 'a1', rating: 0, reasons: 5, description: 'Old' });
    events.keep('questions', { sessionId: null, question: 'Refund?', isAnswered: 0, source: null });
    const rating = { sessionId: 's1', replyId: 'a1', description: null, linkUrl: null };
    events.keep('chatRatings', { ...rating, rating: 2, reasons: 0 });
    events.keep('chats', {
      sessionId: 's1',
      category: 'Sales',
      subCategory: null,
      questions: 2,
      answered: 1,
    });
    const item = { type: 'error', category: 'page', code: null, data: null, exception: null };
    events.keep('logItems', { ...item, itemId: '1', message: 'a' }, { ...item, itemId: '2', message: 'b' });
    await events.closeCase(aCase);
    const inGerman = { ...said('2'), locale: 'de' };
    expect(await events.keepFeedback([said('1'), inGerman])).toBe(2);
    expect(await events.keepFeedback([inGerman, said('3')])).toBe(1);
    expect(await allOf(events.feedback(unread))).toEqual([said('1'), inGerman, said('3')]);
    const { counts, newest, withoutResults } = await events.overview();
    expect([tell.mock.calls, unread.mock.calls]).toEqual([[], []]);
    expect(counts).toEqual({
      searches: 2,
      clicks: 1,
      ratings: 2,
      suggestionClicks: 1,
      votes: 1,
      questions: 1,
      chatRatings: 1,
      chats: 1,
      closedCases: 1,
      feedback: 3,
      logItems: 2,
    });
    expect(newest.searches).toEqual([
      { ...stamped, query: 'dispach bord', filters: '{"SOURCE":["Absorb"]}', results: 0 },
      { ...stamped, query: 'dispatch', filters: '{}', results: 12 },
    ]);
    expect(newest.ratings.map(({ value, comment }) => [value, comment])).toEqual([
      [2, 'Übel 🚐 "quoted"\n; drop table ratings'],
      [1, null],
    ]);
    expect(newest.clicks).toEqual([
      { ...stamped, query: 'dispatch', resultId: 'hwDispatch', url: '/how-to/dispatch', position: 2 },
    ]);
    expect(newest.votes).toEqual([{ ...stamped, answerId: 'a1', rating: 0, reasons: 5, description: 'Old' }]);
    expect(newest.questions).toEqual([
      { ...stamped, sessionId: null, question: 'Refund?', isAnswered: 0, source: null },
    ]);
    expect(newest.chats).toMatchObject([{ category: 'Sales', subCategory: null, questions: 2, answered: 1 }]);
    expect(newest.logItems.map(({ itemId }) => itemId)).toEqual(['2', '1']);
    expect(withoutResults).toMatchObject([
      { query: 'dispach bord', times: 1, lastAt: newest.searches[0]?.sentAt },
    ]);
  });

  test('it is there after a restart, and a second preview writes beside the first', async () => {
    const place = await newPlace();
    const [first, second] = [await open(place), await open(place)];
    for (let count = 0; count < 101; count += 1) {
      first.events.keep('searches', { query: 'first', filters: '{}', results: 0 });
      second.events.keep('searches', { query: 'second', filters: '{}', results: 0 });
    }
    await first.events.close();
    await second.events.close();
    const { events } = await open(place);
    const { counts, newest, withoutResults } = await events.overview();
    expect([counts.searches, newest.searches.length]).toEqual([202, 200]);
    expect(withoutResults).toMatchObject([
      { query: 'first', times: 101 },
      { query: 'second', times: 101 },
    ]);
  });

  test('a case that is closed twice, at once or later, was closed the first way', async () => {
    const { events } = await open(await newPlace());
    const other = { ...aCase, result: 'failure', message: 'refused' };
    const answers = await Promise.all([
      events.closeCase(aCase),
      events.closeCase(other),
      events.closeCase(other),
    ]);
    expect(new Set(answers.map(({ result }) => result)).size).toBe(1);
    expect(await events.closeCase(other)).toEqual(answers[0]);
    expect((await events.overview()).counts.closedCases).toBe(1);
  });

  test('texts that databases refuse are kept without what they refuse', async () => {
    const { events, tell } = await open(await newPlace());
    events.keep('searches', { query: 'a\0b\uD800c', filters: '{}', results: 1 });
    expect((await events.overview()).newest.searches[0]?.query).toBe('ab\uFFFDc');
    expect(tell).not.toHaveBeenCalled();
  });

  test('a database that fails later costs what comes, never an answer, and is reported once', async () => {
    const { events, tell } = await open(await newPlace());
    await events.close();
    events.keep('searches', { query: 'a', filters: '{}', results: 1 });
    events.keep('searches', { query: 'b', filters: '{}', results: 1 });
    expect(await events.closeCase(aCase)).toMatchObject(aCase);
    await expect(events.overview()).rejects.toThrow(/destroyed/u);
    expect(tell).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^What readers send is not kept: error: /u),
    );
  });
});

const stamped = { id: expect.any(String), sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u) };

/** The error with which a place does not open. */
const refusalOf = async (place: DatabaseLocation): Promise<Error> =>
  openReaderEvents(place).then(
    () => expect.unreachable('it opened'),
    (error: Error) => error,
  );

describe('a file', () => {
  test('has on the disk what was acknowledged, whatever happens to the machine [SV-2]', async () => {
    const db = new Kysely({ dialect: (await embeddedFile(join(folder, 'durable.db'))).dialect });
    onTestFinished(() => db.destroy());
    const settings = sql`select * from pragma_journal_mode, pragma_synchronous`;
    expect((await settings.execute(db)).rows).toEqual([{ journal_mode: 'wal', synchronous: 2 }]);
  });

  test('that is damaged is named in a sentence, and stays as it is', async () => {
    const path = join(folder, 'damaged.db');
    await writeFile(path, 'no database'.repeat(1000));
    const error = await refusalOf({ kind: 'file', path });
    expect(error).toBeInstanceOf(UsageError);
    expect(error.message).toBe(`${path} is damaged, or not a database; name another file with --data.`);
    expect(await readFile(path, 'utf8')).toBe('no database'.repeat(1000));
  });

  test('of a newer version is left to that version', async () => {
    const path = join(folder, 'newer.db');
    await (await openReaderEvents({ kind: 'file', path })).close();
    const file = new Libsql(path);
    file.exec(`insert into kysely_migration (name, timestamp) values ('9999 later', '2999')`);
    file.close();
    const error = await refusalOf({ kind: 'file', path });
    expect(error).toBeInstanceOf(UsageError);
    expect(error.message).toBe(
      `${path} was written by a newer version of Fieldbook; use that one, or name another place with --data.`,
    );
  });

  test('that cannot be there is a sentence', async () => {
    await writeFile(join(folder, 'file'), '');
    const within = await refusalOf({ kind: 'file', path: join(folder, 'file', 'events.db') });
    expect(within).toMatchObject({ code: 'EEXIST' });
    const isFolder = await refusalOf({ kind: 'file', path: folder });
    expect(isFolder.message).toBe(`${folder} cannot be opened; name another file with --data.`);
  });
});

describe('a server', () => {
  test('that is not there, or lets nobody in, is a sentence without secrets', async () => {
    const address = await server?.database('secrets');
    const url = new URL(address ?? '');
    const changed = (part: Partial<URL>): DatabaseLocation => ({
      kind: 'server',
      address: Object.assign(new URL(url), part).href,
    });
    const name = `the database at 127.0.0.1:${url.port}`;
    const [closed, stranger, noSuch] = [
      await refusalOf(changed({ port: '1' })),
      await refusalOf(changed({ password: 'wrong-secret' })),
      await refusalOf(changed({ pathname: '/nowhere' })),
    ];
    expect(closed.message).toBe('the database at 127.0.0.1:1 cannot be reached: nothing listens there.');
    expect(stranger.message).toBe(`${name} does not accept the user and the password of DATABASE_URL.`);
    expect(noSuch.message).toBe(`${name} has no database with the name in DATABASE_URL.`);
    for (const error of [closed, stranger, noSuch]) expect(error).toBeInstanceOf(SourceError);
    const isWorthWaiting = [closed, stranger, noSuch].map((error) => error instanceof UnreachedError);
    expect(isWorthWaiting, 'a wrong password does not become right').toEqual([true, false, false]);
  });

  test.each([
    [{ code: '57P03' }, 'is starting up or shutting down'],
    [{ code: 'ENOTFOUND' }, 'cannot be reached: there is no such host'],
    [{ message: 'timeout exceeded when trying to connect' }, 'cannot be reached: it does not answer'],
    [{ message: 'Connection terminated unexpectedly' }, 'has closed the connection'],
  ])('may be there a moment later: %o [SV-4]', async (error, reason) => {
    const { errorOf, pool } = postgres('postgres://db/fieldbook');
    onTestFinished(() => pool?.end());
    expect(errorOf(error)).toEqual(new UnreachedError(`the database at db:5432 ${reason}.`));
  });

  test.each(['mysql://me:secret@localhost/x', 'secret', 'postgres://', 'localhost:5432/secret'])(
    'is not looked for at %s, which is not repeated',
    async (address) => {
      const error = await refusalOf({ kind: 'server', address });
      expect(error).toBeInstanceOf(UsageError);
      expect(error.message).toMatch(/^DATABASE_URL does not hold an address such as /u);
      expect(error.message).not.toContain('secret');
    },
  );
});

test('what others have written into the file as feedback is reported, and the rest is read', async () => {
  const path = join(folder, 'written.db');
  const { events } = await open({ kind: 'file', path });
  await events.keepFeedback(['1', '2', '3'].map(said));
  const file = new Libsql(path);
  file.exec(`update feedback set reasons = 'unclear' where event_id = '1'`);
  file.exec(`update feedback set kind = 'shout' where event_id = '3'`);
  file.close();
  const unread = vi.fn<(where: string, reason: string) => void>();
  expect(await allOf(events.feedback(unread))).toEqual([said('2')]);
  expect(unread.mock.calls).toEqual([
    ['event 1', '"reasons" is missing or has another shape'],
    ['event 3', '"kind" is missing or has another shape'],
  ]);
});
