import type { Route } from '@playwright/test';
import { test as base } from './quiet-page.ts';
import { type Services, servicesOf } from './services/control.ts';
import { nameOf } from './services/received-calls.ts';
import { serviceCalls, serviceNames } from './services/service-calls.ts';
import { type Plan, type Plans, takeFault } from './services/plans.ts';
import { type StandIn, startStandIn } from './services/stand-in.ts';

/**
 * For tests of pages that talk to the services of the help center, all but the search: calls of every page of the test reach
 * a real server of the test's own in place of the preview. A request that does not fit its schema fails the test.
 *
 *     import { expect, test } from './services-stand-in.ts';
 *     import { answerOf } from './services/default-answers.ts';
 *     import { failedToLoad, faults } from './services/faults.ts';
 *
 *     test('an answer is asked for once', async ({ page, services }) => {
 *       services.signIn();
 *       services.answer('quickAnswer', answerOf({ text: 'Press **Send**.' }));
 *       await page.goto('/search?q=invoice');
 *       await expect(page.getByText('Press Send.')).toBeVisible();
 *       expect(services.calls('quickAnswer').map(({ body }) => body)).toEqual([{ query: 'invoice' }]);
 *     });
 *
 *     test('an answer is shown while it comes', async ({ page, services }) => {
 *       const stream = services.stream('userMessage');
 *       await send.click();
 *       await stream.write('Open the ');
 *       await expect(page.getByText('Open the')).toBeVisible();
 *       await stream.end(answerOf({ text: 'Open the job.' }));
 *     });
 *
 *     test.describe('a service that fails', () => {
 *       test.use({ allowed: failedToLoad }); // Chromium reports it in the console
 *       for (const fault of faults)
 *         test(`leaves the page readable: ${fault}`, async ({ page, services }) => {
 *           services.fail('userMessage', fault, { times: 1 });
 *           services.answer('log', ({ body }) => new Reply({ status: body.length > 1 ? 413 : 204 }));
 *           // 'silent' takes 30 seconds, or `page.clock`
 *         });
 *     });
 */
export const test = base.extend<{ services: Services }>({
  services: async ({ context }, run) => {
    const standIn = await startStandIn();
    await context.route(servicePaths, (route) => lead(route, standIn));
    await run(servicesOf(standIn));
    // what the page still waits for must not fail while it is watched
    context.once('close', () => void standIn.close());
    base.expect(standIn.received.misfits, 'what the page sent that no service takes').toEqual([]);
  },
});

/** Leads a call to the server, of which the page notices nothing, or to where nobody listens. */
async function lead(route: Route, { address, deadAddress, received, plans, given }: StandIn): Promise<void> {
  const request = route.request();
  const { origin, pathname, search } = new URL(request.url());
  given.origin = origin;
  const url = pathname + search;
  const plan = planOf(pathname, plans);
  const isRefused = plan?.fault?.kind === 'refused' && takeFault(plan) !== undefined;
  if (isRefused) {
    const body = request.postData() ?? '';
    received.take({ method: request.method(), url, headers: request.headers(), body });
  }
  // a page that has gone on meanwhile asks no longer
  await route.continue({ url: (isRefused ? deadAddress : address) + url }).catch(() => {});
}

function planOf(pathname: string, plans: Plans): Plan | undefined {
  const name = nameOf(pathname);
  return name && plans[name];
}

/** Below any folder; also calls that no service takes. */
const servicePaths = new RegExp(
  `/api/(?:Chat|QuickAnswer)/|(?:${serviceNames.map((name) => serviceCalls[name].path).join('|')})(?:[?#]|$)`,
  'u',
);

export { expect } from './quiet-page.ts';
