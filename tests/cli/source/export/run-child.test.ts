import { rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { exportSpace, type ExportOptions } from '../../../../cli/source/export/export-space.ts';
import { SourceError } from '../../../../cli/source/source-error.ts';
import { UsageError } from '../../../../cli/usage-error.ts';
import type { Fault } from '../../../../cli/stand-in/fault.ts';
import { testFolder } from '../../folder.ts';
import { shortLimits, smallSpace, standInFor } from './connect.ts';

vi.mock(import('../../../../cli/source/export/child-module.ts'), () => import('./built-child.ts'));

const tokens = {
  management: 'CFPAT-secret-management',
  delivery: 'secret-delivery',
  preview: 'secret-preview',
};

interface Case {
  readonly fault: Fault;
  readonly says: string;
  readonly options?: Partial<ExportOptions>;
}

/** What the process tells of, and what its parent ends it for. `HOST` stands for the address of the stand-in. */
const cases: Readonly<Record<string, Case>> = {
  'a refused token': {
    fault: { kind: 'unauthorized' },
    says: 'the management API at HOST refuses the token in CONTENTFUL_MANAGEMENT_TOKEN (401); it is mistyped, expired or revoked: make a new one in the web app, under Settings.',
  },
  'another place': {
    fault: { kind: 'redirect', to: 'https://login.example/in?token=secret' },
    says: 'the management API at HOST redirects to https://login.example/in (302), asked for space "space1"; check CONTENTFUL_HOST, and look for a proxy or a login page in between.',
  },
  'an answer that drips for ever': {
    fault: { kind: 'drip', on: /\/entries\?.*limit=1000/u, everyMs: 50 },
    options: { limits: { ...shortLimits, requestTimeoutMs: 20_000, idleMs: 2500 } },
    says: 'HOST gave nothing new for 2.5 s, asked for what follows the locales; check the network and try again, with --resume to keep what is read.',
  },
  'an export that takes too long': {
    fault: { kind: 'hang' },
    options: { limits: { ...shortLimits, deadlineMs: 1500 } },
    says: 'the export is not through after 1.5 s, waiting for its first answer; check the network and try again, with --resume to keep what is read.',
  },
};

describe('an export in a process of its own', { timeout: 60_000, concurrent: true }, () => {
  test('ends with all that was read [PL-1]', async ({ onTestFinished }) => {
    const { connection } = await standInFor(onTestFinished);
    const out = join(await testFolder(onTestFinished), 'export.json');
    const { counts } = await exportSpace(connection, { out, text: 'current', limits: shortLimits });
    expect(counts).toMatchObject({ contentTypes: 2, entries: 5, assets: 1 });
  });

  test.for(Object.entries(cases))(
    'ends by a sentence where it meets %s, and leaves the old export',
    async ([, { fault, says, options }], { onTestFinished }) => {
      const { connection, standIn } = await standInFor(onTestFinished, smallSpace(), { tokens });
      const folder = await testFolder(onTestFinished, { 'export.json': 'the old one' });
      standIn.fault(fault);
      const error: unknown = await exportSpace(connection, {
        out: join(folder, 'export.json'),
        text: 'current',
        limits: shortLimits,
        ...options,
      }).catch((thrown: unknown) => thrown);
      expect(error).toEqual(new SourceError(says.replace('HOST', standIn.address)));
      expect(await readFile(join(folder, 'export.json'), 'utf8')).toBe('the old one');
    },
  );

  test('a disk that cannot be written to ends by a sentence', async ({ onTestFinished }) => {
    const { connection } = await standInFor(onTestFinished);
    const out = join(await testFolder(onTestFinished), 'export.json');
    const parts = join(out, '..', '.fieldbook-export', 'export.json');
    const failing = exportSpace(connection, {
      out,
      text: 'current',
      limits: shortLimits,
      onProgress: ({ kind }) => {
        if (kind === 'wait') rmSync(parts, { recursive: true, force: true });
      },
    });
    await expect(failing).rejects.toThrow(
      new UsageError(
        `the export is not kept: cannot read or write ${join(parts, 'contentTypes.json')}.tmp: there is no such file or folder.`,
      ),
    );
  });

  test('nobody at the other end ends by a sentence', async ({ onTestFinished }) => {
    const { connection, standIn } = await standInFor(onTestFinished);
    await standIn.close();
    const out = join(await testFolder(onTestFinished), 'export.json');
    await expect(exportSpace(connection, { out, text: 'current', limits: shortLimits })).rejects.toThrow(
      `the management API at ${standIn.address} refuses the connection, asked for space "space1"; check the network and CONTENTFUL_HOST, then try again.`,
    );
    expect(await readdir(join(out, '..'))).toEqual([]);
  });
});
