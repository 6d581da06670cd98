import { readdirSync } from 'node:fs';
import { appendFile, mkdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type TestContext, vi } from 'vitest';
import { build } from '../../../pipeline/build.ts';
import { type BuildMemory, openBuildMemory } from '../../../cli/cache/build-memory.ts';
import { cacheFolder } from '../../../cli/cache/cache-folder.ts';
import { sampleInput } from '../../pipeline/sample.ts';
import { invariant } from '../../../schemas/base/invariant.ts';
import { testFolder } from '../folder.ts';

const input = sampleInput();

interface Project {
  readonly folder: string;
  readonly file: string;
  readonly warnings: string[];
  readonly open: (program?: string) => Promise<BuildMemory>;
}

/** A project in which a site was built once. */
async function builtProject(clean: TestContext['onTestFinished']): Promise<Project> {
  const folder = await testFolder(clean);
  const warnings: string[] = [];
  const open = async (program = 'this one') => {
    const memory = await openBuildMemory({
      name: 'site',
      folder,
      program,
      warn: (each) => warnings.push(each),
    });
    invariant(memory !== undefined, 'a program has a memory');
    return memory;
  };
  await buildOnce(await open());
  const [name = ''] = readdirSync(cacheFolder(folder)).filter((each) => each.endsWith('.bin'));
  return { folder, file: join(cacheFolder(folder), name), warnings, open };
}

async function buildOnce(memory: BuildMemory): Promise<void> {
  const { queries } = memory;
  build({ ...input, queries });
  memory.keep({ ...input, queries });
  expect(queries.kept.size, 'it is forgotten').toBe(0);
  memory.save();
  memory.close();
}

test('a later build gets what the one before has computed, and so does the one after that [PL-4]', async ({
  onTestFinished,
}) => {
  const { open, file, warnings } = await builtProject(onTestFinished);
  const first = await readFile(file);
  const { queries, ...memory } = await open();
  build({ ...input, queries });
  const computed = [...queries.kept.values()]
    .flatMap((byKey) => [...byKey.values()])
    .filter(([last]) => last?.stored === undefined);
  expect(computed).toEqual([]);
  memory.keep({ ...input, queries });
  memory.save();
  expect(first.equals(await readFile(file))).toBe(true);
  expect(warnings).toEqual([]);
});

test.for<[string, (file: string) => Promise<unknown>]>([
  ['cut off', (file) => truncate(file, 9999)],
  ['empty', (file) => truncate(file, 0)],
  ['longer', (file) => appendFile(file, 'x')],
  ['edited', (file) => edit(file, 5000)],
  ['edited at its end', (file) => edit(file, -200)],
  ['that of another site', (file) => renameOther(file)],
])('a file that is %s is not believed, with a warning [PL-4]', async ([_how, damage], { onTestFinished }) => {
  const { open, file, warnings } = await builtProject(onTestFinished);
  await damage(file);
  const { queries } = await open();
  expect(queries.before).toBeUndefined();
  expect(warnings).toEqual([`the cache ${file} was not written by this user; it is created again`]);
});

test('a file with another key, or of another program, is not used [PL-4]', async ({ onTestFinished }) => {
  const { open, warnings } = await builtProject(onTestFinished);
  expect((await open('another one')).queries.before).toBeUndefined();
  expect(warnings).toEqual([]);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('FIELDBOOK_CACHE_KEY', 'another key');
  expect((await open()).queries.before).toBeUndefined();
  expect(warnings).toHaveLength(1);
});

test('a build that is given up leaves the file as it was, and the next removes what a killed one left [PL-4]', async ({
  onTestFinished,
}) => {
  const { open, file, folder } = await builtProject(onTestFinished);
  const first = await readFile(file);
  const memory = await open();
  build({ ...input, queries: memory.queries });
  await writeFile(`${file}.99999999`, 'killed');
  memory.keep({ ...input, queries: memory.queries });
  memory.close();
  expect(first.equals(await readFile(file))).toBe(true);
  expect(readdirSync(cacheFolder(folder)).filter((name) => name.includes('.bin.'))).toEqual([]);
});

test('a file that cannot get its name costs only time, with a warning', async ({ onTestFinished }) => {
  const { open, file, warnings } = await builtProject(onTestFinished);
  const memory = await open();
  build({ ...input, queries: memory.queries });
  await rm(file);
  await mkdir(join(file, 'folder'), { recursive: true });
  memory.keep({ ...input, queries: memory.queries });
  memory.save();
  memory.close();
  expect(warnings).toEqual([expect.stringMatching(/^this build is not remembered for the next: /u)]);
});

test('a file that cannot be written costs only time, with a warning', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  await mkdir(join(cacheFolder(folder), '.gitignore'), { recursive: true });
  const warnings: string[] = [];
  const memory = await openBuildMemory({
    name: 'site',
    folder,
    program: 'this one',
    warn: (each) => warnings.push(each),
  });
  expect(memory).toBeDefined();
  if (memory !== undefined) await buildOnce(memory);
  expect(warnings).toEqual([expect.stringMatching(/^this build is not remembered for the next: /u)]);
});

async function edit(file: string, at: number): Promise<void> {
  const bytes = await readFile(file);
  const place = at < 0 ? bytes.length + at : at;
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

async function renameOther(file: string): Promise<void> {
  const others = join(file, '../../other');
  await mkdir(others);
  const memory = await openBuildMemory({ name: 'other', folder: others, program: 'this one' });
  if (memory !== undefined) await buildOnce(memory);
  const [name = ''] = readdirSync(cacheFolder(others)).filter((each) => each.endsWith('.bin'));
  await rename(join(cacheFolder(others), name), file);
}
