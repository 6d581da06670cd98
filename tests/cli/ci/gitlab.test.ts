import { lstat, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type TestContext } from 'vitest';
import { gitLabStandIn } from '../comment/comment-host.ts';
import { exportJson, howTo, untitled } from '../exports.ts';
import { checkOut, exportsOf, installInto } from './checkout.ts';
import { readTemplate, runJob } from './run-gitlab.ts';

const faulty = exportJson([howTo('dispatch', 'Open the board.'), untitled()]);

/** Merge request 7 of a project that has Fieldbook installed. */
async function mergeRequest(onTestFinished: TestContext['onTestFinished'], head: string) {
  const host = await gitLabStandIn(onTestFinished);
  const project = await checkOut(onTestFinished, {
    base: { 'content.json': exportsOf.base },
    head: { 'content.json': head, 'package.json': '{ "private": true }' },
  });
  await installInto(project.workspace);
  const env = {
    GITLAB_CI: 'true',
    CI_API_V4_URL: host.api,
    CI_MERGE_REQUEST_IID: '7',
    CI_MERGE_REQUEST_PROJECT_ID: '12',
    CI_MERGE_REQUEST_DIFF_BASE_SHA: project.base,
    CI_JOB_URL: 'https://gitlab.com/vanbase/help/-/jobs/5',
    GITLAB_TOKEN: 'gitlab-token',
  };
  return { ...project, host, env };
}

test(
  'the template fails for errors, and says in a note what is wrong and what changes; the next run updates it [DP-4]',
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const { host, ...project } = await mergeRequest(onTestFinished, faulty);
    const { fieldbook } = await readTemplate({ export: 'content.json' });
    const first = await runJob(fieldbook!, project);
    expect(first.code).toBe(1);
    expect(host.comments.map(({ body }) => body)).toEqual([
      expect.stringMatching(
        /^<!-- fieldbook: content -->\n\n## Content check failed: .*## Content changes\n/su,
      ),
    ]);
    const written = (path = '') => readFile(join(project.workspace, path), 'utf8');
    expect(await written(fieldbook?.artifacts.reports?.codequality)).toContain('"path": "content.json"');
    expect(await written(fieldbook?.artifacts.reports?.junit)).toContain('<failure ');
    const folder = await readdir(join(project.workspace, 'fieldbook-reports'));
    expect(folder).toEqual(expect.arrayContaining(['findings.html', 'changes.html']));

    await writeFile(join(project.workspace, 'content.json'), exportsOf.edited);
    expect((await runJob(fieldbook!, project)).code).toBe(0);
    expect(host.comments.map(({ body }) => body)).toEqual([
      expect.stringContaining('## Content check passed'),
    ]);
    expect(host.changes).toEqual([expect.stringMatching(/^POST /u), expect.stringMatching(/^PUT /u)]);
  },
);

test(
  'the template builds a site without a link, which the job for Pages publishes; without a token there is no note [DP-4]',
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const { host, env, ...project } = await mergeRequest(onTestFinished, exportsOf.edited);
    const { fieldbook, pages } = await readTemplate({
      export: 'content.json',
      out: 'my site',
      pages: 'true',
    });
    const fork = { ...project, env: { ...env, GITLAB_TOKEN: '' } };
    const { code, printed } = await runJob(fieldbook!, fork);
    expect([code, printed]).toEqual([0, expect.not.stringContaining('GITLAB_TOKEN')]);
    expect(host.changes).toEqual([]);
    expect(pages?.rules).toEqual([{ if: '"true" == "true" && $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }]);
    expect((await runJob(pages!, fork)).code).toBe(0);
    const published = join(project.workspace, 'public');
    expect((await lstat(published)).isDirectory()).toBe(true);
    expect(await readdir(published)).toContain('index.html');
  },
);
