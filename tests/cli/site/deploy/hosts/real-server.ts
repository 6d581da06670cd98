import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { waitFor } from '../../../../wait-for.ts';
import type { Ask } from './ask.ts';
import type { HostedFolder } from './deployed-site.ts';

/** Where systems have servers, which are often not in the path of a user. */
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const programOf = (names: readonly string[]): string | undefined =>
  folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));

const moduleFolder = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'].find(
  (folder) => existsSync(folder),
);

interface Server {
  /** Undefined where it is not installed. */
  readonly program: string | undefined;
  readonly arguments: (folder: string, conf: string) => readonly string[];
  readonly conf: (folder: string, root: string, port: number) => string;
}

export const nginx: Server = {
  program: programOf(['nginx']),
  arguments: (folder, conf) => ['-p', folder, '-c', conf],
  conf: (folder, root, port) => `
    daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/errors.log;
    events {}
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      include ${root}/redirects.nginx.conf;
      server { listen 127.0.0.1:${port}; root ${root}; include ${root}/server.nginx.conf; }
    }`,
};

/** Those that `.htaccess` needs, and what Apache does not start without. */
const modules = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'headers',
  'rewrite',
  'filter',
  'deflate',
  'unixd',
];

export const apache: Server = {
  program: moduleFolder && programOf(['apache2', 'httpd']),
  arguments: (_folder, conf) => ['-f', conf, '-D', 'FOREGROUND'],
  conf: (folder, root, port) => `
    ServerRoot ${folder}
    ServerName localhost
    Listen 127.0.0.1:${port}
    PidFile ${folder}/apache.pid
    ErrorLog ${folder}/errors.log
    DefaultRuntimeDir ${folder}
    Mutex pthread
    TypesConfig /dev/null
    ${modules
      .map((name) => ({ name, file: join(moduleFolder ?? '', `mod_${name}.so`) }))
      .filter(({ file }) => existsSync(file))
      .map(({ name, file }) => `LoadModule ${name}_module ${file}`)
      .join('\n')}
    DocumentRoot ${root}
    <Directory ${root}>
      Options FollowSymLinks
      AllowOverride All
      Require all granted
    </Directory>`,
};

/** Servers refuse to work as root, or become another account that cannot read a folder of a test. */
const nobody = 65_534;

/** Starts a server over a deployed folder, as an account without rights. */
export async function startServer(server: Server, folder: string, { folder: root }: HostedFolder) {
  if (server.program === undefined)
    throw new Error('the server is not installed: .ci/install-programs does that');
  const port = await freePort();
  const conf = join(folder, 'server.conf');
  writeFileSync(conf, server.conf(folder, root, port));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) giveTo(nobody, folder);
  const child = spawn(server.program, server.arguments(folder, conf), {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: nobody, gid: nobody }),
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => void said.push(chunk.toString()));
  const ask: Ask = async (path) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  await waitFor(async () => {
    if (child.exitCode !== null) return;
    await ask('/');
  });
  if (child.exitCode !== null) throw new Error(`the server ended: ${said.join('')}${errorsIn(folder)}`);
  const close = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { ask, close };
}

const errorsIn = (folder: string): string =>
  existsSync(join(folder, 'errors.log')) ? readFileSync(join(folder, 'errors.log'), 'utf8') : '';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('a server has a port');
  return address.port;
}

function giveTo(account: number, folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), account, account);
  chownSync(folder, account, account);
}
