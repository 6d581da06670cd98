import { componentOf } from '../lists/content-lists.ts';
import { camelCase, kebabCase } from './kebab-case.ts';

/** What is sent and what comes back, the call, its test, and the service. */
export function newService(given: string): Record<string, string> {
  const name = camelCase(given);
  const type = componentOf(name);
  const file = kebabCase(name);
  return {
    [`schemas/services/${file}.ts`]: schema(name, type),
    [`reader/services/${file}.ts`]: call({ name, type, file }),
    [`tests/reader/services/${file}.test.ts`]: callTest(type, file),
    [`cli/services/${file}/${file}-routes.ts`]: routes({ name, type, file }),
  };
}

const schema = (name: string, type: string): string => `import * as z from 'zod/mini';

/** TODO: what the service is asked; nothing else is sent. */
export const ${name}Request = z.strictObject({ text: z.string() });
export type ${type}Request = z.infer<typeof ${name}Request>;

/** TODO: what the reader uses of the reply; whatever else comes is left alone. */
export const ${name}Reply = z.object({ text: z.string() });
export type ${type}Reply = z.infer<typeof ${name}Reply>;
`;

interface Named {
  readonly name: string;
  readonly type: string;
  readonly file: string;
}

const call = ({
  name,
  type,
  file,
}: Named): string => `import type { Result } from '../../schemas/base/result.ts';
import type { ServiceFailure } from '../../schemas/services/failure.ts';
import { type ${type}Reply, ${name}Reply, type ${type}Request } from '../../schemas/services/${file}.ts';
import { callService } from './http/http.ts';
import { logged } from './log-failure.ts';

/** TODO: how long a reader waits for it. */
const timeoutMs = 10_000;

interface ${type}Call {
  readonly address: string;
  readonly fetch: typeof fetch;
  readonly request: ${type}Request;
  readonly signal?: AbortSignal;
}

/** TODO: what it does. */
export const call${type} = ({ request, ...call }: ${type}Call): Promise<Result<${type}Reply, ServiceFailure>> =>
  logged(
    about,
    callService({
      ...call,
      method: 'POST', // TODO: without method and body it is a GET; what it asks stands in the address then
      body: request,
      keepalive: true, // TODO: only of what is sent while a page is left
      reply: ${name}Reply,
      timeoutMs,
    }),
  );

const about = { category: '${name}', message: 'TODO: what has failed, for the log.' };
`;

const callTest = (type: string, file: string): string => `import { expect, test, vi } from 'vitest';
import { log } from '../../../reader/services/log.ts';
import { call${type} } from '../../../reader/services/${file}.ts';
import { spyOnLog } from './spy-on-log.ts';

spyOnLog();

const answering = (body: unknown, status = 200) => async () => Response.json(body, { status });
const call = (fetch: () => Promise<Response>) =>
  call${type}({ address: 'https://help.example.com/${file}', fetch, request: { text: 'TODO' } });

test('TODO: what it answers is given', async () => {
  expect(await call(answering({ text: 'TODO', more: 1 }))).toEqual({ ok: true, value: { text: 'TODO' } });
});

test('an answer of another shape, and one that is refused, are failures, and are logged', async () => {
  expect((await call(answering({}))).ok).toBe(false);
  expect((await call(answering({}, 500))).ok).toBe(false);
  expect(vi.mocked(log).mock.calls.map(([{ code }]) => code)).toEqual(['unreadable', 500]);
});
`;

const routes = ({ name, type, file }: Named): string => `import { Hono } from 'hono';
import { ${name}Request, type ${type}Reply } from '../../../schemas/services/${file}.ts';
import { guards } from '../wire/guards.ts';
import { readRequest } from '../wire/read-request.ts';
import type { ServedSite, ServiceSettings } from '../wire/service-settings.ts';

/** TODO: what the service does. */
export function ${name}Routes({ basePath, services }: ServedSite, settings: ServiceSettings): Hono {
  const app = new Hono().basePath(basePath);
  const path = services.${name}; // TODO: a line in schemas/services/addresses.ts
  if (path === undefined) return app;
  app.use(path, ...guards(settings));
  app.post(path, async (context) => {
    const request = await readRequest(context, ${name}Request);
    if (!request.ok) return request.failure;
    return context.json({ text: request.value.text } satisfies ${type}Reply);
  });
  return app;
}
`;
