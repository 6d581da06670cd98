import type { Context } from 'hono';
import * as z from 'zod/mini';
import { parseBody } from '../wire/read-request.ts';
import { refuse } from '../wire/refuse.ts';
import { changesSite } from './changes-site.ts';
import type { HookSettings } from './hook-settings.ts';
import { signatureFault } from './signature-fault.ts';

const link = z.object({ sys: z.object({ id: z.string() }) });

/** What is read of a payload. A customised one may leave out all else. */
const payload = z.object({ sys: z.object({ id: z.string(), space: link, environment: link }) });

/** Checks an event of Contentful, and asks for a build if it changes the site. Nothing is parsed before it is verified. */
export async function takeHook(
  context: Context,
  settings: HookSettings,
  askForBuild: () => void,
): Promise<Response> {
  const fault = await signatureFault(context.req, settings);
  if (fault !== undefined) return refuse(context, 401, fault);
  const parsed = parseBody(context, await context.req.text(), payload);
  if (!parsed.ok) return parsed.failure;
  const { id, space, environment } = parsed.value.sys;
  if (space.sys.id !== settings.space || environment.sys.id !== settings.environment) {
    const given = `${space.sys.id}/${environment.sys.id}`;
    const right = `${settings.space}/${settings.environment}`;
    return refuse(context, 403, `The event is of ${given}, and this site is of ${right}.`);
  }
  const topic = context.req.header('x-contentful-topic') ?? '';
  if (!changesSite(topic, settings)) {
    settings.count('ignored');
    return context.json(
      { build: false, message: `${topic || 'An event without a topic'} changes nothing here.` },
      202,
    );
  }
  settings.log.info(`${topic} of ${id} asks for a build`);
  settings.count('accepted');
  askForBuild();
  return context.json({ build: true }, 202);
}
