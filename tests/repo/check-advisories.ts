import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { type Audit, judge, readAudit } from './advisories.ts';
import { isForUsers, lockedPackages } from './lock-file.ts';

const timeout = 120_000;

/** Asks the registry for advisories about what the lock file names. What it does not answer is told, and fails nothing. */
const installed = new Set(lockedPackages.filter(isForUsers).map(({ path }) => path));
const { isGood, lines } = judge({
  ofKnownBad: await auditOfKnownBad(),
  ofLockFile: await audit(fileURLToPath(new URL('../..', import.meta.url))),
  isInstalled: (path) => installed.has(path),
});
console.log(lines.join('\n'));
process.exitCode = isGood ? 0 : 1;

async function audit(cwd: string): Promise<Audit> {
  const { stdout } = await execa('npm', ['audit', '--json', '--package-lock-only'], {
    cwd,
    timeout,
    reject: false,
  });
  return readAudit(stdout);
}

/** Some mirrors answer every such question with nothing. Source: GHSA-jf85-cpcp-j695, of lodash before 4.17.12. */
async function auditOfKnownBad(): Promise<Audit> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldbook-'));
  const dependencies = { lodash: '4.17.4' };
  const project = { name: 'asked', version: '1.0.0', dependencies };
  const packages = { '': project, 'node_modules/lodash': { version: '4.17.4' } };
  try {
    await writeFile(join(folder, 'package.json'), JSON.stringify(project));
    await writeFile(
      join(folder, 'package-lock.json'),
      JSON.stringify({ ...project, lockfileVersion: 3, packages }),
    );
    return await audit(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
