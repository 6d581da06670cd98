import { expect, test } from 'vitest';
import { build, type BuildInput, openBuild } from '../../pipeline/build.ts';
import { Queries } from '../../pipeline/queries/store.ts';
import { exportOf, settings } from './documents.ts';
import { faultyEntries } from './faulty-space.ts';
import { sampleInput } from './sample.ts';

const faulty = { exported: exportOf(faultyEntries), config: settings(), now: '2026-03-09' };

/** The paths hold the hashes of the contents. Pages are asked for in another order than a build makes them, before anything is checked. */
function pathsAskedFor(input: BuildInput): ReadonlyMap<string, string> {
  const { bundle, within } = openBuild(input);
  const late = within(() => bundle().articles()).toReversed();
  const files = [...late, ...within(() => bundle().lists())].filter(({ name }) => name !== 'manifest');
  return within(() => new Map(files.map(({ name, path }) => [name, path])));
}

const pathsBuilt = (input: BuildInput): ReadonlyMap<string, string> =>
  new Map(
    build(input)
      .files.filter(({ name }) => name !== 'manifest' && name !== 'search')
      .map(({ name, path }) => [name, path]),
  );

test.each([
  ['the sample', sampleInput()],
  ['faulty entries', faulty],
])('each file of %s that is asked for by itself has the bytes of the whole build [PL-4]', (_, input) => {
  for (const sourceLocations of [false, true])
    expect(pathsAskedFor({ ...input, sourceLocations })).toEqual(pathsBuilt({ ...input, sourceLocations }));
});

test('a build that is done in steps, with requests and other runs between them, is the whole build [PL-4]', () => {
  const input = { ...sampleInput(), sourceLocations: true };
  const whole = build(input);
  const queries = new Queries();
  for (let round = 0; round < 2; round += 1) {
    const open = openBuild({ ...input, queries });
    const late = open.within(() => open.bundle().articles());
    let step = 0;
    while (!(open.validation.step() && open.emitted.step())) {
      const file = late[(step * 7) % late.length];
      if (step % 50 === 0) open.within(() => file?.path);
      if (step === 100) openBuild({ ...faulty, queries: new Queries() }).validation.value();
      step += 1;
    }
    open.end();
    expect(open.validation.value().diagnostics).toEqual(whole.diagnostics);
    const { files, mediaCopies, searchDocuments } = open.emitted.value();
    expect(files.map(({ path }) => path)).toEqual(whole.files.map(({ path }) => path));
    expect({ mediaCopies, searchDocuments, manifest: files.at(-1)?.text }).toEqual({
      mediaCopies: whole.mediaCopies,
      searchDocuments: whole.searchDocuments,
      manifest: whole.files.at(-1)?.text,
    });
  }
});

test('a build that is given up half-way leaves the next one what it has found [PL-4]', () => {
  const input = { ...sampleInput(), sourceLocations: true, queries: new Queries() };
  const left = openBuild(input);
  for (let step = 0; step < 200; step += 1) left.validation.step();
  left.leave();
  const { files, diagnostics } = build(input);
  const whole = build({ ...input, queries: undefined });
  expect(files.map(({ path }) => path)).toEqual(whole.files.map(({ path }) => path));
  expect(diagnostics).toEqual(whole.diagnostics);
});

test('a step that throws throws again at every call', () => {
  const failing = {
    ...faulty,
    onStage: (stage: string) => {
      if (stage === 'check') throw new Error('no rule answers');
    },
  };
  const { validation } = openBuild(failing);
  expect(() => validation.step()).toThrow('no rule answers');
  expect(() => validation.value()).toThrow('no rule answers');
});
