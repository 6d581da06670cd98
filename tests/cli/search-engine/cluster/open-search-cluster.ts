import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../free-port.ts';
import { nodeProgram } from './programs.ts';

export interface Cluster {
  /** Of each node. */
  readonly addresses: readonly string[];
  /** The place of the node that manages the cluster. */
  readonly manager: () => Promise<number>;
  /** Ends a node as a power cut does. */
  readonly kill: (node: number) => Promise<void>;
  /** Starts a node again, and waits until it has joined. */
  readonly start: (node: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts fast, and has no time to become fast. */
const smallHeap: readonly string[] = [
  '-Xms256m',
  '-Xmx512m',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-XX:-UsePerfData',
];

interface Node {
  readonly name: string;
  readonly http: number;
  readonly transport: number;
}

/** Starts three nodes of OpenSearch, a process each, on free ports, in a folder that is gone when they stop. */
export async function startCluster(classpath: string, heap = smallHeap): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldbook-open-search-'));
  const running: (ChildProcess | undefined)[] = [];
  const errors: string[] = [];
  const kill = async (node: number): Promise<void> => {
    const process = running[node];
    running[node] = undefined;
    if (process?.kill('SIGKILL')) await once(process, 'exit');
  };
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((_, node) => kill(node)));
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const program = await nodeProgram(join(folder, 'program'), classpath);
    const nodes = await Promise.all(['a', 'b', 'c'].map(nodeOf));
    const run = async (place: number): Promise<void> => {
      const node = nodes[place];
      if (node === undefined) return;
      const base = join(folder, node.name);
      await mkdir(base, { recursive: true });
      const process = spawn(
        'java',
        [`-Djava.io.tmpdir=${base}`, ...heap, ...program, base, ...settingsOf(node, nodes)],
        { stdio: ['pipe', 'ignore', 'pipe'] },
      );
      process.stderr.on('data', (text) => errors.push(String(text)));
      running[place] = process;
    };
    const addresses = nodes.map(({ http }) => `http://127.0.0.1:${http}`);
    const waitForAll = () => Promise.all(addresses.map((address) => waitUntilWhole(address, nodes.length)));
    for (const place of nodes.keys()) await run(place);
    await waitForAll().catch((error: unknown) => {
      throw new Error(`the cluster did not start:\n${errors.join('')}`, { cause: error });
    });
    return {
      addresses,
      async manager() {
        const names = await Promise.all(addresses.map(managerSeenFrom));
        return nodes.findIndex(({ name }) => name === names.find((each) => each !== undefined));
      },
      kill,
      async start(place) {
        await run(place);
        await waitForAll();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const nodeOf = async (name: string): Promise<Node> => ({
  name,
  http: await freePort(),
  transport: await freePort(),
});

/** A full disk of the machine is none of the cluster's business: the tests fill it themselves. */
const settingsOf = ({ name, http, transport }: Node, all: readonly Node[]): string[] => [
  `node.name=${name}`,
  'node.roles=cluster_manager,data',
  'network.host=127.0.0.1',
  `http.port=${http}`,
  `transport.port=${transport}`,
  `discovery.seed_hosts=${all.map((each) => `127.0.0.1:${each.transport}`).join(',')}`,
  `cluster.initial_cluster_manager_nodes=${all.map((each) => each.name).join(',')}`,
  'cluster.routing.allocation.disk.threshold_enabled=false',
  'cluster.info.update.interval=10s',
];

const startsWithinMs = 90_000;

/** Waits until a node sees all of the cluster, with every copy of every index. */
async function waitUntilWhole(address: string, count: number): Promise<void> {
  const signal = AbortSignal.timeout(startsWithinMs);
  while (!(await isWhole(address, count))) await sleep(100, undefined, { signal });
}

async function isWhole(address: string, count: number): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/_cluster/health`, { signal: AbortSignal.timeout(5000) });
    const { status, number_of_nodes: seen } = (await answer.json()) as Record<string, unknown>;
    return status === 'green' && seen === count;
  } catch {
    return false; // it does not listen yet
  }
}

async function managerSeenFrom(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${address}/_cat/cluster_manager?format=json&h=node`);
    const [first] = (await answer.json()) as { readonly node: string }[];
    return first?.node;
  } catch {
    return undefined; // it is not running
  }
}
