import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { describeError } from '../../describe-error.ts';
import { addProposal } from '../../feedback/accept/places.ts';
import { proposalOf } from '../../feedback/unanswered/today.ts';
import { isLoopback } from '../../is-loopback.ts';
import { under } from '../own-pages/own-page.ts';
import type { PreviewSite } from '../preview-site.ts';
import { boundedForm, fromOwnForm } from '../../services/wire/guards.ts';
import { refuse } from '../../services/wire/refuse.ts';
import type { ServiceSettings } from '../../services/wire/service-settings.ts';
import { unansweredOf } from './unanswered-of.ts';
import { acceptPath } from './unanswered-section.ts';

const form = z.strictObject({ search: z.string().check(z.minLength(1), z.maxLength(5000)) });

interface AcceptSettings extends Pick<ServiceSettings, 'events' | 'throttled'> {
  /** Waits until the site is built again, or for a few seconds. */
  readonly nextBuild: () => Promise<unknown>;
}

/**
 * Writes the synonym that is proposed for a search, or the redirect for an address. Nothing else can be written, only a page of the preview on this machine can ask for it,
 * and one request is served after the other.
 */
export function acceptRoutes(site: PreviewSite, { events, throttled, nextBuild }: AcceptSettings): Hono {
  const app = new Hono().basePath(site.basePath);
  let before: Promise<unknown> = Promise.resolve();
  app.post(acceptPath, throttled, fromOwnForm, fromThisMachine, boundedForm, async (context) => {
    context.header('cache-control', 'no-store');
    const parsed = form.safeParse(await context.req.parseBody().catch(() => undefined)); // a body that is cut off is no form
    if (!parsed.success) return refuse(context, 400, 'There is nothing to accept.');
    const work = before.then(() => accept(parsed.data.search));
    before = work.catch(() => {});
    try {
      await work;
    } catch (error) {
      console.error(describeError(error));
      return refuse(context, 409, 'It could not be added; the terminal says why.');
    }
    return context.redirect(under(site.basePath, '/preview/readers#unanswered'), 303);
  });
  return app;

  /** Does nothing if there is no proposal any more: the button was pressed twice. */
  async function accept(search: string): Promise<void> {
    const unanswered = await unansweredOf(site, events, await events.overview());
    const proposals = unanswered
      .filter(({ searches: [first] }) => first?.query === search)
      .flatMap(({ today }) => proposalOf(today) ?? []);
    const built = nextBuild();
    const [proposal] = proposals;
    if (proposal !== undefined && (await addProposal(site.places, proposal))) await built;
  }
}

const fromThisMachine: MiddlewareHandler = async (context, next) =>
  isLocal(context) ? next() : refuse(context, 403, 'Only this machine may change its configuration.');

/** A connection without an address is of this process. */
function isLocal({ env }: Context): boolean {
  const address = (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;
  const ipv4 = address?.replace(/^::ffff:/u, '');
  return ipv4 === undefined || isLoopback(ipv4.includes(':') ? `[${ipv4}]` : ipv4);
}
