import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { deployedSite, type HostedFolder } from './deployed-site.ts';
import { askAll, type Differences } from './questions.ts';
import { standIns } from './stand-ins.ts';

/** What docs/hosting says that each host cannot do. */
const differences: { readonly [Host in keyof typeof standIns]: Differences } = {
  netlify: { isOpaque: true },
  cloudflare: { isOpaque: true },
  vercel: { isOpaque: true, hasOneNotFound: true },
  'github-pages': {
    isOpaque: true,
    hasNoHeaders: true,
    hasOneNotFound: true,
    temporary: 200,
    permanent: 200,
    losesQuery: true,
  },
  s3: { isOpaque: true, hasOneNotFound: true, temporary: 301, losesQuery: true },
};

const hosts = Object.keys(standIns) as (keyof typeof standIns)[]; // the keys of a literal
const cases = hosts.flatMap((host) => ['/', '/help/'].map((basePath) => ({ host, basePath })));

describe.each(cases)('$host, as it says that it serves a site at $basePath', ({ host, basePath }) => {
  let folder: string;
  let site: HostedFolder;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stand-ins-'));
    site = await deployedSite(folder, host, basePath);
  });
  afterAll(() => rm(folder, { recursive: true }));
  askAll(() => ({ site, ask: standIns[host](site.folder) }), differences[host]);
});
