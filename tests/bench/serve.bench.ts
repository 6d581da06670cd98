import { execa } from 'execa';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { startPostgres } from '../cli/services/reader-events/postgres-server.ts';
import { emptyCacheFolder, root } from './cache-folder.ts';
import { main } from './measure.ts';
import { circumstances } from './report/circumstances.ts';
import { markdownTable } from './report/table.ts';
import { callOf, newReader, type Reader } from './serve/mix.ts';
import { type Fleet, startFleet } from './serve/fleet.ts';
import { quantile } from './timing/quantile.ts';

/**
 * `npm run bench:serve -- 300 200` asks three processes and a PostgreSQL for 300 seconds, 200 times a second, while each half a minute a
 * process is killed, the database once, and the site is switched once. Nothing is recorded.
 */
const [seconds = 300, perSecond = 200] = process.argv.slice(2).map(Number);

interface Answer {
  readonly name: string;
  readonly tookMs: number;
  /** In milliseconds since the start. */
  readonly atMs: number;
  /** A status, or what broke the connection. */
  readonly end: string;
  readonly isAgain: boolean;
}

circumstances();
const folder = await emptyCacheFolder('bench/serve');
await buildVersion(1);
const database = await startPostgres();
const address = await database.database('serve');
const ports = await Promise.all([freePort(), freePort(), freePort()]);
const fleet = await startFleet(ports, folder, {
  DATABASE_URL: address,
  FIELDBOOK_SECRET: 'a secret of the benchmark that is long enough',
  LOG_LEVEL: 'warn',
});
const answers: Answer[] = [];
const faults: string[] = [];
const stored = new Set<string>();
const startMs = performance.now();
const now = () => performance.now() - startMs;
const readers = await Promise.all(Array.from({ length: 50 }, () => newReader(fleet.next() ?? '')));
const disturbed: { readonly atMs: number; readonly what: string }[] = [];

await Promise.all([ask(), disturb()]);
const lost = await lostFeedback();
await fleet.stop();
await database.stop();
report();

/** Sends at the given rate, whether answers have come or not. */
async function ask(): Promise<void> {
  const running = new Set<Promise<void>>();
  for (let sent = 0; sent < seconds * perSecond; sent += 1) {
    const waitMs = (sent / perSecond) * 1000 - now();
    if (waitMs > 1) await sleep(waitMs);
    const reader = { ...(readers[sent % readers.length] as Reader) };
    const one = askTwice(reader).finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
}

/** A client tries once more if the first time there is no answer. */
async function askTwice(reader: Reader): Promise<void> {
  const call = callOf(Math.random());
  for (const isAgain of [false, true]) {
    const atMs = now();
    const end = await fleetCall(fleet, call, reader);
    answers.push({ name: call.name, tookMs: now() - atMs, atMs, end, isAgain });
    if (/^[234]/u.test(end)) {
      if (call.name === 'feedback' && reader.lastFeedback !== undefined) stored.add(reader.lastFeedback);
      return;
    }
    await sleep(500);
  }
}

async function fleetCall(of: Fleet, call: ReturnType<typeof callOf>, reader: Reader): Promise<string> {
  const process = of.next();
  if (process === undefined) return 'no process is ready';
  try {
    const response = await call.send(process, reader);
    const text = await response.text();
    const fault = response.ok ? call.faultOf?.(text, reader) : undefined;
    if (fault !== undefined) faults.push(fault);
    return String(response.status);
  } catch (error) {
    const { cause, name } = error as Error & { readonly cause?: NodeJS.ErrnoException };
    return cause?.code ?? name;
  }
}

async function disturb(): Promise<void> {
  const at = async (second: number, what: string, act: () => Promise<unknown>) => {
    if (second > seconds - 15) return;
    await sleep(Math.max(0, second * 1000 - now()));
    disturbed.push({ atMs: now(), what });
    console.error(`${Math.round(now() / 1000)} s: ${what}`);
    await act();
  };
  const kills = Array.from({ length: Math.floor(seconds / 30) }, (_, index) =>
    at(30 * (index + 1), 'a process is killed', fleet.killOne),
  );
  await Promise.all([
    ...kills,
    at(seconds * 0.35, 'the site is switched', () => buildVersion(2)),
    at(seconds * 0.6, 'the database is killed', async () => {
      await database.kill();
      await sleep(10_000);
      await database.restart();
    }),
  ]);
}

/** The sample with a version in each title. */
async function buildVersion(version: number): Promise<void> {
  const sample = JSON.parse(await readFile(join(root, 'data/sample/export.json'), 'utf8')) as {
    entries: { fields: { title?: Record<string, string> } }[];
  };
  for (const { fields } of sample.entries) {
    const title = fields.title?.['en-US'];
    if (title !== undefined) fields.title = { 'en-US': `${title} (version ${version})` };
  }
  await writeFile(join(folder, 'export.json'), JSON.stringify(sample));
  const limits = { address: { calls: 1_000_000, seconds: 1 }, token: { calls: 1_000_000, seconds: 1 } };
  await writeFile(join(folder, 'fieldbook.config.json'), JSON.stringify({ serve: { limits } }));
  await execa(
    process.execPath,
    [main, 'build', 'export.json', '--out', 'public', '--offline', '--allow-errors'],
    {
      cwd: folder,
      reject: false,
    },
  );
}

/** How much of what was answered with success is not in the database. */
async function lostFeedback(): Promise<number> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<{ event_id: string }>('select event_id from feedback');
  await client.end();
  const there = new Set(rows.map(({ event_id: id }) => id));
  return [...stored].filter((id) => !there.has(id)).length;
}

function report(): void {
  const names = [...new Set(answers.map(({ name }) => name))].toSorted();
  const rows = names.map((name) => {
    const of = answers.filter((each) => each.name === name && !each.isAgain);
    const took = of.filter(({ end }) => end.startsWith('2')).map(({ tookMs }) => tookMs);
    const failed = of.filter(({ end }) => !end.startsWith('2')).length;
    return [
      name,
      String(of.length),
      ...[0.5, 0.95, 0.99].map((part) => `${Math.round(quantile(took, part))} ms`),
      String(failed),
    ];
  });
  console.log(`\n${markdownTable(['call', 'calls', 'p50', 'p95', 'p99', 'not answered'], rows)}\n`);
  const all = answers.filter(({ end }) => end.startsWith('2')).map(({ tookMs }) => tookMs);
  console.log(`p99 of all: ${Math.round(quantile(all, 0.99))} ms`);
  const failures = answers.filter(({ end }) => !end.startsWith('2'));
  const counts = new Map<string, number>();
  for (const { end, isAgain } of failures) {
    const key = `${end}${isAgain ? ' at the second try' : ''}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  console.log(`not answered: ${JSON.stringify(Object.fromEntries(counts))}`);
  console.log(
    `of these far from any disturbance: ${failures.filter(({ atMs }) => !isDisturbed(atMs)).length}`,
  );
  console.log(`answers of two versions: ${faults.length}; feedback that was lost: ${lost} of ${stored.size}`);
}

/** Whether something was killed or switched a moment before. */
function isDisturbed(ms: number): boolean {
  return disturbed.some(({ atMs }) => ms > atMs - 500 && ms < atMs + 12_000);
}
