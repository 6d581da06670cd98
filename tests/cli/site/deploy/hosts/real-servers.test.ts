import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Ask } from './ask.ts';
import { deployedSite, type HostedFolder } from './deployed-site.ts';
import { askAll } from './questions.ts';
import { apache, nginx, startServer } from './real-server.ts';

const isCi = process.env['CI'] !== undefined;

describe.each([
  { name: 'nginx', host: 'nginx', server: nginx, basePath: '/' },
  { name: 'nginx', host: 'nginx', server: nginx, basePath: '/help/' },
  { name: 'Apache', host: 'apache', server: apache, basePath: '/' },
  { name: 'Apache', host: 'apache', server: apache, basePath: '/help/' },
] as const)('$name, with a site at $basePath', ({ name, host, server, basePath }) => {
  // a contributor may lack it; where changes are checked it must be there
  describe.skipIf(server.program === undefined && !isCi)(`(skipped where ${name} is not installed)`, () => {
    let folder: string;
    let running: { readonly site: HostedFolder; readonly ask: Ask; readonly close: () => Promise<void> };
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'real-servers-'));
      const site = await deployedSite(folder, host, basePath);
      running = { site, ...(await startServer(server, folder, site)) };
    });
    afterAll(async () => {
      await running.close();
      await rm(folder, { recursive: true });
    });
    askAll(() => running, { ignoresCase: true });
  });
});
