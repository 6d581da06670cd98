import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished as onEnd, test, type TestContext } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { gitHubStandIn } from '../comment/comment-host.ts';
import { exportJson, howTo, untitled } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { packageRoot } from '../run-cli.ts';
import { smallStandIn } from '../sample-stand-in.ts';
import { checkOut, exportsOf, installInto } from './checkout.ts';
import { type ActionRun, runAction } from './run-action.ts';

interface Options {
  readonly base?: string;
  readonly head: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** Pull request 7 of a project that has Fieldbook installed. */
async function pullRequest(
  onTestFinished: TestContext['onTestFinished'],
  { base, head, inputs, env }: Options,
) {
  const host = await gitHubStandIn(onTestFinished);
  const project = await checkOut(onTestFinished, {
    base: base === undefined ? {} : { 'content.json': base },
    head: { 'content.json': head, 'package.json': '{ "private": true }' },
  });
  await installInto(project.workspace);
  const event = join(project.temporary, 'event.json');
  const pull = { number: 7, base: { sha: project.base } };
  await writeFile(event, JSON.stringify({ pull_request: pull }));
  const used: (readonly [string, Readonly<Record<string, string>>])[] = [];
  const run = (): Promise<ActionRun> =>
    runAction({
      ...project,
      inputs: { export: 'content.json', ...inputs },
      github: {
        token: 'github-token',
        run_id: '5',
        run_attempt: '1',
        job: 'content',
        event: { pull_request: pull },
      },
      env: {
        GITHUB_ACTIONS: 'true',
        GITHUB_ACTION_PATH: packageRoot,
        GITHUB_WORKSPACE: project.workspace,
        GITHUB_API_URL: host.api,
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'vanbase/help',
        GITHUB_RUN_ID: '5',
        GITHUB_EVENT_PATH: event,
        ...env,
      },
      uses: (name, given) => void used.push([name, given]),
    });
  return { ...project, host, run, used };
}

const faulty = exportJson([howTo('dispatch', 'Open the board.'), untitled()]);

test(
  'the action fails for errors, and says in a comment what is wrong and what changes; the next run updates it [DP-4]',
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const { workspace, host, run } = await pullRequest(onTestFinished, {
      base: exportsOf.base,
      head: faulty,
    });
    const first = await run();
    expect(first).toMatchObject({ isPassed: false, outputs: { errors: '1', warnings: '0', site: '' } });
    expect(first.printed).toContain('::error ');
    expect(first.summary).toMatch(/^## Content check failed: 1 problem .*\n## Content changes\n/su);
    expect((await readdir(first.outputs['reports'] ?? '')).toSorted()).toEqual(
      [
        'content.sarif',
        ...['changes', 'findings'].flatMap((name) => ['html', 'json', 'md'].map((end) => `${name}.${end}`)),
      ].toSorted(),
    );
    expect(await readFile(first.outputs['sarif'] ?? '', 'utf8')).toContain('"content.json"');
    expect(host.comments.map(({ body }) => body)).toEqual([
      expect.stringMatching(
        /^<!-- fieldbook: content -->\n\n## Content check failed: .*## Content changes\n/su,
      ),
    ]);

    await writeFile(join(workspace, 'content.json'), exportsOf.edited);
    const next = await run();
    expect(next).toMatchObject({ isPassed: true, outputs: { errors: '0' } });
    expect(host.comments.map(({ body }) => body)).toEqual([
      expect.stringContaining('## Content check passed: no problems'),
    ]);
    expect(host.changes).toEqual([expect.stringMatching(/^POST /u), expect.stringMatching(/^PATCH /u)]);
  },
);

test(
  'the action builds the site of a live space, with a cache for the same version and configuration [DP-4]',
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const standIn = await smallStandIn(onTestFinished);
    const env = { ...standIn.env, FIELDBOOK_CACHE_KEY: 'a secret of at least 32 characters' };
    const inputs = {
      source: 'contentful',
      export: '',
      out: 'my site',
      comment: 'false',
      args: '--keep 1',
      'content-args': '--locale en-US',
    };
    const { workspace, host, run, used } = await pullRequest(onTestFinished, {
      head: exportsOf.edited,
      inputs,
      env,
    });
    const { isPassed, outputs } = await run();
    expect(isPassed).toBe(true);
    expect(await readdir(outputs['site'] ?? '')).toContain('index.html');
    expect(host.changes).toEqual([]);
    const [restored, saved] = used;
    const prefix = `fieldbook-Linux-${packageJson.version}-`;
    expect(restored?.[0]).toBe('actions/cache/restore@v4');
    expect(restored?.[1]['restore-keys']?.split('\n')).toEqual([
      expect.stringMatching(`^${prefix}[0-9a-f]{40}-$`),
      prefix,
      '',
    ]);
    expect(restored?.[1]['key']).toMatch(new RegExp(`^${prefix}[0-9a-f]{40}-5-1-content$`, 'u'));
    expect(saved).toEqual([
      'actions/cache/save@v4',
      { path: restored?.[1]['path'], key: restored?.[1]['key'] },
    ]);
    const kept = await readdir(join(workspace, restored?.[1]['path'] ?? ''));
    expect(kept).toContainEqual(expect.stringMatching(/^contentful-\w+\.json$/u));
  },
);

test(
  'an input is never a part of a script, and a comment that is refused fails nothing [DP-4]',
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const inputs = { export: 'a $(touch planted) "; touch planted; b.json', token: 'of-a-fork' };
    const { workspace, run, host } = await pullRequest(onTestFinished, { head: exportsOf.edited, inputs });
    await writeFile(join(workspace, inputs.export), exportsOf.edited);
    const { isPassed, printed } = await run();
    expect([isPassed, host.changes]).toEqual([true, []]);
    expect(printed).toContain(`The base branch has no ${inputs.export}, so nothing is compared.`);
    expect(printed).toContain('error: GitHub refuses the comment (status 401); the job needs the permission');
    expect(await readdir(workspace)).not.toContain('planted');
  },
);

interface Given {
  readonly files?: Readonly<Record<string, string>>;
  readonly inputs: Readonly<Record<string, string>>;
  /** The first words that npx gets. */
  readonly words: string;
}

const latest = `fieldbook@${packageJson.version}`;

test.each<Given>([
  {
    files: { 'package-lock.json': '{ "packages": { "node_modules/fieldbook": { "version": "0.7.0" } } }' },
    inputs: {},
    words: 'fieldbook@0.7.0 validate --fail-on error -r compact ',
  },
  { inputs: { version: '0.8.0' }, words: 'fieldbook@0.8.0 validate --fail-on error -r compact ' },
  {
    inputs: { baseline: 'known.json', args: '--quiet *' },
    words: `${latest} validate --baseline known.json --fail-on error --quiet * -r `,
  },
  {
    inputs: { deploy: '.', host: 'netlify', previous: 'https://help.example.com' },
    words: `${latest} build --fail-on error --out /site --deploy . --host netlify --previous https://help.example.com -r compact `,
  },
])('without an installed Fieldbook npx gets "$words" [DP-4]', async ({ files = {}, inputs, words }) => {
  const workspace = await testFolder(onEnd, { ...files, npx: '#!/bin/sh\necho "npx $*"\n' });
  await chmod(join(workspace, 'npx'), 0o755);
  const { printed } = await runAction({
    workspace,
    temporary: workspace,
    inputs,
    github: { token: '', run_id: '5', run_attempt: '1', job: 'content', event: {} },
    env: { GITHUB_ACTION_PATH: packageRoot, PATH: `${workspace}:${process.env['PATH']}` },
  });
  expect(printed.replaceAll(/\S*\/site\b/gu, '/site')).toContain(`npx --yes ${words}`);
});
