import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../cli/commands/check-content.ts';
import { projectOpener } from '../../../cli/input/project.ts';
import { reporters } from '../../../cli/reporters/index.ts';
import { plain } from '../../../cli/reporters/text/style.ts';
import { testFolder } from '../folder.ts';
import { runCli } from '../run-cli.ts';
import { findingsPage, type Shown } from './findings-page.ts';
import { type PlantedFault, plantedFaults, unpublishedArticle } from './planted-faults.ts';
import { type SampleSpace, sampleSpace } from './sample-space.ts';

const columns = 80;
const look = { style: plain, columns, maxDiagnostics: 50, version: '0', source: 'export.json', files: [] };

/** Gives what a terminal shows of the space in a folder. */
type Show = (space: SampleSpace) => Promise<string>;

/** To write the page anew: `npx vitest run tests/cli/findings -u`. */
test(
  'each of ten planted faults is found alone, and the fix that is advised leaves nothing to find [PL-2]',
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const show = await openShow(await testFolder(onTestFinished));
    const shown: Shown[] = [];
    for (const fault of plantedFaults) shown.push(await plantAndRepair(fault, show));
    const together = await plantAndRepair(unpublishedArticle, show);
    await expect(findingsPage(shown, together)).toMatchFileSnapshot('../../../docs/findings.md');
  },
);

test('the command shows the same in a terminal', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  const space = sampleSpace();
  plantedFaults[0]?.plant(space);
  const shown = await (await openShow(folder))(space);
  const terminal = JSON.stringify({ isTTY: true, columns });
  const asTerminal = `data:text/javascript,Object.assign(process.stdout,${terminal})`;
  const env = { NODE_OPTIONS: `--import ${asTerminal}`, NO_COLOR: '1', CI: undefined };
  expect(await runCli(['validate'], { cwd: folder, env })).toMatchObject({ code: 1, stdout: shown });
});

async function plantAndRepair(fault: PlantedFault, show: Show): Promise<Shown> {
  const space = sampleSpace();
  fault.plant(space);
  const output = await show(space);
  const heads = output.match(/^(?:(?:error|warn|info) {2}\S+|.+: settles \d+ findings)/gmu);
  expect(heads).toEqual([expect.stringContaining(fault.rule)]);
  fault.repair(space, output);
  expect(await show(space)).toMatch(/^no problems in [\d,]+ entries$/u);
  return { ...fault, output };
}

/** As --watch does: what is as it was before is not checked again. */
async function openShow(folder: string): Promise<Show> {
  const options = { config: join(folder, 'fieldbook.config.json'), cache: false };
  const open = projectOpener(join(folder, 'export.json'), options);
  const report = await reporters.pretty();
  return async (space) => {
    for (const [name, text] of Object.entries(space.files())) await writeFile(join(folder, name), text);
    const { input } = await open();
    return report(await checkContent(input, options), look).trimEnd();
  };
}
