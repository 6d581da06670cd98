import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, type TestContext } from 'vitest';

/** A folder for a test, empty or with files in it, which is gone when the test is over. Its name begins with that of the test's file. */
export async function testFolder(
  onTestFinished: TestContext['onTestFinished'],
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<string> {
  const testFile = basename(expect.getState().testPath ?? 'fieldbook', '.test.ts');
  const folder = await mkdtemp(join(tmpdir(), `${testFile}-`));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}
