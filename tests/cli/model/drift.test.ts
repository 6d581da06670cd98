import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, type TestContext } from 'vitest';
import { startStandIn } from '../../../cli/stand-in/start.ts';
import { testFolder } from '../folder.ts';
import { runCli } from '../run-cli.ts';
import { twoArticles } from '../sample-parts.ts';
import { runWarm } from '../warm/run-warm.ts';

interface Exported {
  readonly contentTypes: readonly {
    readonly sys: { readonly id: string };
    fields: { readonly id: string }[];
  }[];
}

/** A folder with two articles and the lock of their model. */
async function lockedSpace(onTestFinished: TestContext['onTestFinished']) {
  const text = JSON.stringify(await twoArticles());
  const folder = await testFolder(onTestFinished, { 'export.json': text });
  expect((await runWarm(['model', 'lock'], { cwd: folder })).code).toBe(0);
  return { folder, exported: JSON.parse(text) as Exported };
}

describe('a locked content model', { timeout: 120_000, concurrent: true }, () => {
  test('fails a build when it has drifted so that something breaks, and says what to do', async ({
    onTestFinished,
  }) => {
    const { folder, exported } = await lockedSpace(onTestFinished);
    const howTo = exported.contentTypes.find(({ sys }) => sys.id === 'kbHowTo');
    if (howTo === undefined) throw new Error('the model has how-tos');
    howTo.fields = howTo.fields.filter(({ id }) => id !== 'howToSections');
    await writeFile(join(folder, 'export.json'), JSON.stringify(exported));
    const build = (...flags: readonly string[]) =>
      runWarm(['build', '--out', 'site', ...flags], { cwd: folder });
    const refused = await runCli(['build', '--out', 'site'], { cwd: folder });
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/^error: The field "howToSections" of kbHowTo .*fieldbook model lock\.$/mu),
    ]);
    expect(await readdir(folder)).not.toContain('site');
    expect((await build('--allow-errors')).code).toBe(0);
    expect((await runWarm(['model', 'lock'], { cwd: folder })).code).toBe(0);
    expect((await build()).code).toBe(0);
  });

  test('is that of the live space too: the delivery API reports no drift that is none', async ({
    onTestFinished,
  }) => {
    const { folder, exported } = await lockedSpace(onTestFinished);
    const standIn = await startStandIn(exported);
    onTestFinished(() => standIn.close());
    const args = ['build', '--source', 'contentful', '--out', 'site'];
    expect(await runWarm(args, { cwd: folder, env: standIn.env })).toMatchObject({ code: 0 });
  });
});
