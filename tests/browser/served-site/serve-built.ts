import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { dataFile, end, mainFile, startCommand } from '../serve-site.ts';
import { startSignInProxy } from './sign-in-proxy.ts';

interface BuiltSite {
  /** Of the proxy, with the folder of the site. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

const build = ['build', '--out', 'public', '--offline', '--allow-errors', '--quiet'];
const serve = ['serve', 'public', '--port', '0', '--files', '--faults', '--data', dataFile];

/** Builds the site in a folder, and serves it as in production: with `fieldbook serve`, behind a proxy that signs readers in. */
export async function serveBuilt(folder: string): Promise<BuiltSite> {
  await promisify(execFile)(process.execPath, [mainFile, ...build], { cwd: folder });
  const { address, child } = await startCommand(folder, serve);
  const proxy = await startSignInProxy(address);
  const home = await fetch(proxy.address); // where the site has its folder
  return {
    address: home.url.replace(/\/$/u, ''),
    async close() {
      await proxy.close();
      await end(child);
    },
  };
}
