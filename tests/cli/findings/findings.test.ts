import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { expect, test, type TestContext } from 'vitest';
import { testFolder } from '../folder.ts';
import { runCli } from '../run-cli.ts';
import { findingsPage, type Shown } from './findings-page.ts';
import { type PlantedFault, plantedFaults } from './planted-faults.ts';
import { type SampleSpace, sampleSpace } from './sample-space.ts';

/** What makes the command take its pipe for a terminal. */
const asTerminal = 'data:text/javascript,Object.assign(process.stdout,{isTTY:true,columns:80})';
const env = { NODE_OPTIONS: `--import ${asTerminal}`, NO_COLOR: '1', CI: undefined };

/** To write the page anew: `npx vitest run tests/cli/findings -u`. */
test(
  'each of ten planted faults is found alone, and the fix that is advised leaves nothing to find [PL-2]',
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const turn = pLimit(2);
    const shown = await Promise.all(
      plantedFaults.map((fault) => turn(() => plantAndRepair(fault, onTestFinished))),
    );
    await expect(findingsPage(shown)).toMatchFileSnapshot('../../../docs/findings.md');
  },
);

async function plantAndRepair(
  fault: PlantedFault,
  onTestFinished: TestContext['onTestFinished'],
): Promise<Shown> {
  const folder = await testFolder(onTestFinished);
  const space = sampleSpace();
  fault.plant(space);
  const { stdout: output } = await validate(space, folder);
  expect(output.match(/^(?:error|warn|info) {2}\S+/gmu)).toEqual([expect.stringContaining(fault.rule)]);
  fault.repair(space, output);
  const repaired = await validate(space, folder);
  expect([repaired.code, repaired.stdout]).toEqual([
    0,
    expect.stringMatching(/^no problems in [\d,]+ entries$/u),
  ]);
  return { ...fault, output };
}

async function validate(space: SampleSpace, folder: string) {
  for (const [name, text] of Object.entries(space.files())) await writeFile(join(folder, name), text);
  return runCli(['validate'], { cwd: folder, env });
}
