import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { TestContext } from 'vitest';
import * as z from 'zod/mini';

export interface StoredComment {
  readonly id: number;
  body: string;
  /** Without a name it is our own. */
  readonly by?: 'a stranger' | 'a member';
}

/** A local host with the comments of pull request 7, which ends with the test. */
export interface CommentHost {
  readonly api: string;
  readonly comments: StoredComment[];
  /** What it was asked for, without the lists: `POST /repos/vanbase/help/issues/7/comments`. */
  readonly changes: string[];
}

type OnTestFinished = TestContext['onTestFinished'];

const sent = z.strictObject({ body: z.string() });

/** Source: GitHub, "REST API endpoints for issue comments". */
export async function gitHubStandIn(
  onTestFinished: OnTestFinished,
  comments: StoredComment[] = [],
): Promise<CommentHost> {
  const ofPullRequest = '/repos/vanbase/help/issues/7/comments';
  const shown = ({ id, body, by }: StoredComment) => ({
    id,
    body,
    user: { type: by === undefined ? 'Bot' : 'User' },
    author_association: by === 'a member' ? 'MEMBER' : 'NONE',
  });
  return standIn(onTestFinished, comments, (app, changes) => {
    app.use(async (context, next) => {
      const { authorization, accept, ...headers } = context.req.header();
      if (authorization !== 'Bearer github-token') return context.json({ message: 'Bad credentials' }, 401);
      if (accept !== 'application/vnd.github+json' || headers['x-github-api-version'] !== '2022-11-28')
        return context.json({ message: 'Unsupported' }, 400);
      return next();
    });
    app.get(ofPullRequest, (context) => context.json(paged(comments, context.req.query()).map(shown)));
    app.post(ofPullRequest, async (context) => {
      const { body } = sent.parse(await context.req.json());
      if (body.length > 65_536) return context.json({ message: 'body is too long' }, 422);
      changes.push(`POST ${context.req.path}`);
      return context.json(shown(added(comments, body)), 201);
    });
    app.patch('/repos/vanbase/help/issues/comments/:id', async (context) => {
      changes.push(`PATCH ${context.req.path}`);
      changed(comments, context.req.param('id')).body = sent.parse(await context.req.json()).body;
      return context.json({});
    });
  });
}

/** Source: GitLab, "Notes API". */
export async function gitLabStandIn(
  onTestFinished: OnTestFinished,
  comments: StoredComment[] = [],
): Promise<CommentHost> {
  const notes = '/projects/12/merge_requests/7/notes';
  const shown = ({ id, body, by }: StoredComment) => ({ id, body, author: { id: by === undefined ? 1 : 2 } });
  return standIn(onTestFinished, comments, (app, changes) => {
    app.use(async (context, next) =>
      context.req.header('private-token') === 'gitlab-token' ? next() : context.json({}, 401),
    );
    app.get('/user', (context) => context.json({ id: 1 }));
    app.get(notes, (context) => context.json(paged(comments, context.req.query()).map(shown)));
    app.post(notes, async (context) => {
      changes.push(`POST ${context.req.path}`);
      return context.json(shown(added(comments, sent.parse(await context.req.json()).body)), 201);
    });
    app.put(`${notes}/:id`, async (context) => {
      changes.push(`PUT ${context.req.path}`);
      changed(comments, context.req.param('id')).body = sent.parse(await context.req.json()).body;
      return context.json({});
    });
  });
}

async function standIn(
  onTestFinished: OnTestFinished,
  comments: StoredComment[],
  addRoutes: (app: Hono, changes: string[]) => void,
): Promise<CommentHost> {
  const changes: string[] = [];
  const app = new Hono();
  addRoutes(app, changes);
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server
  return { api: `http://127.0.0.1:${port}`, comments, changes };
}

const paged = (comments: readonly StoredComment[], query: Readonly<Record<string, string>>) => {
  const size = Number(query['per_page'] ?? 30);
  const from = (Number(query['page'] ?? 1) - 1) * size;
  return comments.slice(from, from + size);
};

function added(comments: StoredComment[], body: string): StoredComment {
  const comment = { id: 1000 + comments.length, body };
  comments.push(comment);
  return comment;
}

function changed(comments: readonly StoredComment[], id: string): StoredComment {
  const comment = comments.find((each) => each.id === Number(id));
  if (comment === undefined) throw new Error(`there is no comment ${id}`);
  return comment;
}
