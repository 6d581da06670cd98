import * as z from 'zod/mini';
import { apiAddress, getFrom, type HostAccess, sendTo } from './ask-host.ts';
import type { CommentThread } from './comment-thread.ts';
import { type Environment, setVariable } from './set-variable.ts';

/** Source: GitLab, "Application limits", "Max size of comments and descriptions of issues, merge requests, and epics". */
const maxCharacters = 1_000_000;

const account = z.object({ id: z.int() });
const notes = z.array(z.object({ id: z.int(), body: z.string(), author: account }));

/** The merge request of a pipeline. Undefined if it runs for something else. Source: GitLab, "Notes API", "Merge requests". */
export async function gitLabThread(env: Environment): Promise<CommentThread | undefined> {
  const number = env['CI_MERGE_REQUEST_IID'];
  if (!number) return undefined;
  const host = access(env);
  const project = setVariable(env, 'CI_MERGE_REQUEST_PROJECT_ID');
  const path = `/projects/${project}/merge_requests/${number}/notes`;
  const own = await getFrom(host, '/user', account);
  return {
    maxCharacters,
    run: env['CI_JOB_URL'],
    async list(page) {
      const query = `sort=asc&order_by=created_at&per_page=100&page=${page}`;
      const reply = await getFrom(host, `${path}?${query}`, notes);
      return reply.map(({ id, body, author }) => ({ id, text: body, isTrusted: author.id === own.id }));
    },
    async create(body) {
      await sendTo(host, { method: 'POST', path, body: { body } });
    },
    async update(id, body) {
      await sendTo(host, { method: 'PUT', path: `${path}/${id}`, body: { body } });
    },
  };
}

const access = (env: Environment): HostAccess => ({
  name: 'GitLab',
  api: apiAddress('CI_API_V4_URL', setVariable(env, 'CI_API_V4_URL')),
  headers: { 'private-token': setVariable(env, 'GITLAB_TOKEN') },
  permission: 'GITLAB_TOKEN needs the scope "api" and the role Reporter in this project',
});
