import { join } from 'node:path';
import { describe, expect, onTestFinished as onEnd, test, type TestContext } from 'vitest';
import {
  type CommentHost,
  gitHubStandIn,
  gitLabStandIn,
  type StoredComment,
} from '../comment/comment-host.ts';
import { testFolder } from '../folder.ts';
import { runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';

type OnTestFinished = TestContext['onTestFinished'];
const marker = '<!-- fieldbook: content -->';

async function onGitHub(onTestFinished: OnTestFinished, comments: StoredComment[] = []) {
  const host = await gitHubStandIn(onTestFinished, comments);
  const cwd = await testFolder(onTestFinished, {
    'findings.md': '## Content check passed\n',
    'event.json': '{ "pull_request": { "number": 7 } }',
    'push.json': '{ "ref": "refs/heads/main" }',
  });
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: host.api,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'vanbase/help',
    GITHUB_RUN_ID: '5',
    GITHUB_TOKEN: 'github-token',
    GITHUB_EVENT_PATH: join(cwd, 'event.json'),
  };
  return { host, cwd, env };
}

async function onGitLab(onTestFinished: OnTestFinished, comments: StoredComment[] = []) {
  const host = await gitLabStandIn(onTestFinished, comments);
  const cwd = await testFolder(onTestFinished, { 'findings.md': '## Content check passed\n' });
  const env = {
    GITLAB_CI: 'true',
    CI_API_V4_URL: host.api,
    CI_MERGE_REQUEST_IID: '7',
    CI_MERGE_REQUEST_PROJECT_ID: '12',
    CI_JOB_URL: 'https://gitlab.com/vanbase/help/-/jobs/5',
    GITLAB_TOKEN: 'gitlab-token',
  };
  return { host, cwd, env };
}

const bodies = ({ comments }: CommentHost) => comments.map(({ body }) => body);

describe.each([
  { name: 'GitHub', open: onGitHub, updates: 'PATCH /repos/vanbase/help/issues/comments/1000' },
  { name: 'GitLab', open: onGitLab, updates: 'PUT /projects/12/merge_requests/7/notes/1000' },
])('on $name', ({ open, updates }) => {
  test('the first run posts a comment, the next one updates it, the same text changes nothing [DP-4]', async ({
    onTestFinished,
  }) => {
    const { host, cwd, env } = await open(onTestFinished);
    const first = await runCli(['comment', 'findings.md', 'changes.md'], { cwd, env });
    expect([first.code, first.stderr]).toEqual([0, 'the comment is written']);
    expect(bodies(host)).toEqual([
      expect.stringMatching(
        /^<!-- fieldbook: content -->\n\n## Content check passed\n\n\[Log and reports\]/u,
      ),
    ]);
    const same = await runWarm(['comment', 'findings.md', 'changes.md'], { cwd, env });
    expect(same.stderr).toBe('the comment is the same as before');
    const next = await runWarm(['comment', 'changes.md'], { cwd, env });
    expect(next.stderr).toBe('the comment is updated');
    expect(bodies(host)).toEqual([expect.stringContaining('## Content check: no result')]);
    expect(host.changes).toEqual([expect.stringMatching(/^POST /u), updates]);
  });

  test('another name is another comment, and a comment of a stranger is left alone [DP-4]', async ({
    onTestFinished,
  }) => {
    const strange = { id: 1, body: `${marker}\n\nHello`, by: 'a stranger' } as const;
    const { host, cwd, env } = await open(onTestFinished, [strange]);
    await runWarm(['comment', 'findings.md'], { cwd, env });
    await runWarm(['comment', 'findings.md', '--name', 'spanish'], { cwd, env });
    expect(bodies(host).map((body) => body.split('\n')[0])).toEqual([
      marker,
      marker,
      '<!-- fieldbook: spanish -->',
    ]);
    expect(bodies(host)[0]).toBe(strange.body);
  });

  test('the comment is found behind more than a hundred others [DP-4]', async ({ onTestFinished }) => {
    const others = Array.from({ length: 250 }, (_, id) => ({ id, body: 'Hello', by: 'a stranger' }) as const);
    const { host, cwd, env } = await open(onTestFinished, [...others, { id: 1000, body: marker }]);
    await runWarm(['comment', 'findings.md'], { cwd, env });
    expect(host.changes).toEqual([updates]);
  });

  test('a token that is refused ends with what it needs and 3, without the token [DP-4]', async ({
    onTestFinished,
  }) => {
    const { cwd, env } = await open(onTestFinished);
    const refused = { ...env, GITHUB_TOKEN: 'other-token', GITLAB_TOKEN: 'other-token' };
    const { code, stderr } = await runWarm(['comment', 'findings.md'], { cwd, env: refused });
    expect(code).toBe(3);
    expect(stderr).toMatch(/^error: \w+ refuses the comment \(status 401\); .* needs .*\.$/u);
    expect(stderr).not.toContain('other-token');
  });
});

test('a comment of a member with the marker is updated: a person may run it with a token [DP-4]', async ({
  onTestFinished,
}) => {
  const { host, cwd, env } = await onGitHub(onTestFinished, [{ id: 3, body: marker, by: 'a member' }]);
  await runWarm(['comment', 'findings.md'], { cwd, env });
  expect(host.changes).toEqual(['PATCH /repos/vanbase/help/issues/comments/3']);
});

test('a run for no pull request writes no comment [DP-4]', async ({ onTestFinished }) => {
  const { host, cwd, env } = await onGitHub(onTestFinished);
  const pushed = { ...env, GITHUB_EVENT_PATH: join(cwd, 'push.json') };
  const { code, stderr } = await runWarm(['comment', 'findings.md'], { cwd, env: pushed });
  expect([code, stderr]).toEqual([0, 'this run is for no pull request: no comment is written']);
  expect(host.changes).toEqual([]);
});

test.each([
  [
    { GITHUB_ACTIONS: undefined },
    'this is no workflow of GitHub and no pipeline of GitLab; run the command in one.',
  ],
  [{ GITHUB_TOKEN: '' }, 'GITHUB_TOKEN is not set; docs/ci.md shows where it comes from.'],
  [
    { GITHUB_API_URL: 'http://github.example.com' },
    'GITHUB_API_URL is no https address; the token is sent to no other.',
  ],
])('%o is a sentence and 2 [DP-4]', async (changed, sentence) => {
  const { cwd, env } = await onGitHub(onEnd);
  const { code, stderr } = await runWarm(['comment', 'findings.md'], { cwd, env: { ...env, ...changed } });
  expect([code, stderr]).toEqual([2, `error: ${sentence}`]);
});

test('a file that cannot be read is named [DP-4]', async ({ onTestFinished }) => {
  const { cwd, env } = await onGitHub(onTestFinished);
  const { code, stderr } = await runWarm(['comment', '.'], { cwd, env });
  expect([code, stderr]).toEqual([2, expect.stringContaining(' .: ')]);
});

test('what answers in place of the API is named, and the exit code is 3 [DP-4]', async ({
  onTestFinished,
}) => {
  const { host, cwd, env } = await onGitHub(onTestFinished, [
    { id: Number.NaN, body: 'a reply of another shape' },
  ]);
  const { code, stderr } = await runWarm(['comment', 'findings.md'], { cwd, env });
  expect([code, stderr]).toEqual([
    3,
    `error: what answers at ${host.api} is not the API of GitHub; a proxy may stand between.`,
  ]);
});
