import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startCluster } from '../cli/search-engine/cluster/open-search-cluster.ts';
import { findLibraries } from '../cli/search-engine/cluster/programs.ts';
import { startPostgres } from '../cli/services/reader-events/postgres-server.ts';
import { freePort } from '../free-port.ts';
import { emptyCacheFolder } from './cache-folder.ts';
import { circumstances } from './report/circumstances.ts';
import { startFleet } from './serve/fleet.ts';
import { callOf, newReader, type Call, type Reader, words } from './serve/mix.ts';
import { type Outcome, printOutcomes } from './serve/outcome.ts';
import { buildVersion } from './serve/versions.ts';

/**
 * `npm run bench:serve -- 300 200` asks three processes for 300 seconds, 200 times a second. They have a PostgreSQL, and three nodes of
 * OpenSearch where Java and Maven Central are reached. Meanwhile each half a minute a process is killed, two nodes, the database once, and
 * the site is switched once. Then each process is replaced by another one. Nothing is recorded.
 */
const [seconds = 300, perSecond = 200] = process.argv.slice(2).map(Number);
const secret = 'a secret of the benchmark that is long enough';
const awayMs = 10_000;
const heap = ['-Xms512m', '-Xmx512m', '-XX:+UseSerialGC'];
/** Uncounted, until Java has compiled what it runs often. */
const warmUpSeconds = 30;

circumstances();
const libraries = await findLibraries();
const cluster = 'classpath' in libraries ? await startCluster(libraries.classpath, heap) : undefined;
console.log(
  'missing' in libraries ? `without OpenSearch: ${libraries.missing}` : 'with three nodes of OpenSearch',
);
const folder = await emptyCacheFolder('bench/serve');
await buildVersion(folder, 1, cluster?.addresses);
const database = await startPostgres();
const address = await database.database('serve');
const ports = await Promise.all([freePort(), freePort(), freePort()]);
const fleet = await startFleet(ports, folder, { DATABASE_URL: address, FIELDBOOK_SECRET: secret });
const faults: string[] = [];
const stored = new Set<string>();
const readers = await Promise.all(Array.from({ length: 50 }, () => newReader(fleet.next() ?? '')));
let startMs = performance.now();
const now = () => performance.now() - startMs;
await ask(warmUpSeconds);
startMs = performance.now();

const disturbedMs: number[] = [];
const [outcomes] = await Promise.all([ask(seconds), disturb()]);
printOutcomes(outcomes, disturbedMs);
console.log('\neach process is replaced:');
const replacing = fleet.replaceAll();
printOutcomes(await ask(Math.min(60, seconds)), [now()]);
await replacing;

console.log(`\nanswers of two versions: ${faults.length}`);
console.log(`feedback that was lost: ${await lostFeedback()} of ${stored.size}`);
await fleet.stop();
const secrets = [secret, new URL(address).password, ...readers.flatMap(tokensOf), ...words];
const found = secrets.filter((each) => fleet.lines.some((line) => line.includes(each)));
console.log(`secrets and words of readers in ${fleet.lines.length} lines of the log: ${found.length}`);
await Promise.all([database.stop(), cluster?.stop()]);

/** Sends at the given rate, whether answers have come or not. */
async function ask(forSeconds: number): Promise<Outcome[]> {
  const firstMs = now();
  const ended: Outcome[] = [];
  const running = new Set<Promise<void>>();
  for (let sent = 0; sent < forSeconds * perSecond; sent += 1) {
    const waitMs = firstMs + (sent / perSecond) * 1000 - now();
    if (waitMs > 1) await sleep(waitMs);
    const reader = { ...(readers[sent % readers.length] as Reader) };
    const one = askTwice(reader, ended).finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
  return ended;
}

/** A client tries once more if the first time there is no answer. */
async function askTwice(reader: Reader, ended: Outcome[]): Promise<void> {
  const call = callOf(Math.random());
  for (const isAgain of [false, true]) {
    const atMs = now();
    const end = await send(call, reader);
    ended.push({ name: call.name, tookMs: now() - atMs, atMs, end, isAgain });
    if (/^[234]/u.test(end)) {
      if (call.name === 'feedback' && reader.lastFeedback !== undefined) stored.add(reader.lastFeedback);
      return;
    }
    await sleep(500);
  }
}

async function send(call: Call, reader: Reader): Promise<string> {
  const process = fleet.next();
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

type Disturb = (second: number, what: string, act: () => Promise<unknown>) => Promise<void>;

async function disturb(): Promise<void> {
  const at: Disturb = async (second, what, act) => {
    if (second > seconds - 15) return;
    await sleep(Math.max(0, second * 1000 - now()));
    disturbedMs.push(now());
    console.error(`${Math.round(now() / 1000)} s: ${what}`);
    await act();
  };
  const kills = Array.from({ length: Math.floor(seconds / 30) }, (_, index) =>
    at(30 * (index + 1), 'a process is killed', fleet.killOne),
  );
  await Promise.all([
    ...kills,
    at(seconds * 0.35, 'the site is switched', () => buildVersion(folder, 2, cluster?.addresses)),
    at(seconds * 0.6, 'the database is killed', async () => {
      await database.kill();
      await sleep(awayMs);
      await database.restart();
    }),
    killNodes(at),
  ]);
}

/** One after the other: of three nodes, the cluster can miss one. */
async function killNodes(at: Disturb): Promise<void> {
  for (const [node, part] of (cluster === undefined ? [] : [0.2, 0.75]).entries())
    await at(seconds * part, 'a node of the search engine is killed', async () => {
      await cluster?.kill(node);
      await sleep(awayMs);
      await cluster?.start(node);
    });
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

function tokensOf({ searchToken, chatToken }: Reader): string[] {
  return [searchToken, chatToken];
}
