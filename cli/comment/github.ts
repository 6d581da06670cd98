import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { UsageError } from '../usage-error.ts';
import { apiAddress, getFrom, type HostAccess, sendTo } from './ask-host.ts';
import type { CommentThread } from './comment-thread.ts';
import { type Environment, setVariable } from './set-variable.ts';

/** Source: GitHub, "body is too long (maximum is 65536 characters)". */
const maxCharacters = 65_536;

const event = z.object({ pull_request: z.optional(z.object({ number: z.int() })) });

const comments = z.array(
  z.object({
    id: z.int(),
    body: z.nullish(z.string()),
    user: z.nullish(z.object({ type: z.string() })),
    author_association: z.optional(z.string()),
  }),
);

/** Who can write to the repository. Anybody else could have copied the marker of our comment. */
const trusted = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/** The pull request of a workflow. Undefined if it runs for something else. Source: GitHub, "REST API endpoints for issue comments". */
export async function gitHubThread(env: Environment): Promise<CommentThread | undefined> {
  const number = await pullRequestNumber(setVariable(env, 'GITHUB_EVENT_PATH'));
  if (number === undefined) return undefined;
  const repository = setVariable(env, 'GITHUB_REPOSITORY');
  const host = access(env);
  const inRepository = `/repos/${repository}/issues`;
  const ofPullRequest = `${inRepository}/${number}/comments`;
  return {
    maxCharacters,
    run: `${env['GITHUB_SERVER_URL']}/${repository}/actions/runs/${env['GITHUB_RUN_ID']}`,
    async list(page) {
      const reply = await getFrom(host, `${ofPullRequest}?per_page=100&page=${page}`, comments);
      return reply.map(({ id, body, user, author_association: association = '' }) => ({
        id,
        text: body ?? '',
        isTrusted: user?.type === 'Bot' || trusted.includes(association),
      }));
    },
    async create(body) {
      await sendTo(host, { method: 'POST', path: ofPullRequest, body: { body } });
    },
    async update(id, body) {
      await sendTo(host, { method: 'PATCH', path: `${inRepository}/comments/${id}`, body: { body } });
    },
  };
}

async function pullRequestNumber(eventFile: string): Promise<number | undefined> {
  const text = await readFile(eventFile, 'utf8');
  try {
    return event.parse(JSON.parse(text)).pull_request?.number;
  } catch (error) {
    throw new UsageError(`GITHUB_EVENT_PATH names ${eventFile}, which is no event of GitHub.`, {
      cause: error,
    });
  }
}

const access = (env: Environment): HostAccess => ({
  name: 'GitHub',
  api: apiAddress('GITHUB_API_URL', setVariable(env, 'GITHUB_API_URL')),
  headers: {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${setVariable(env, 'GITHUB_TOKEN')}`,
    'x-github-api-version': '2022-11-28',
  },
  permission:
    'the job needs the permission "pull-requests: write", which a pull request from a fork does not get',
});
