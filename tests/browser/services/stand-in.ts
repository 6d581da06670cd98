import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { answerStreamType } from '../../../schemas/services/help-center/answer.ts';
import { defaultAnswers, type Given, nothingGiven } from './default-answers.ts';
import { failAs } from './faults.ts';
import { forward } from './forward.ts';
import { type Plan, type Plans, plansFor, takeFault } from './plans.ts';
import { type Incoming, ReceivedCalls } from './received-calls.ts';
import { Reply } from './reply.ts';
import { type Received, serviceCalls, serviceNames } from './service-calls.ts';
import { startServer, type StandInServer } from './stand-in-server.ts';

export interface StandIn extends StandInServer {
  readonly given: Given;
  /** What becomes of calls; for tests to change. */
  readonly plans: Plans;
  readonly received: ReceivedCalls;
}

/** Below any folder; also calls that no service takes. */
export const servicePaths = new RegExp(
  `/api/(?:Chat|QuickAnswer)/|(?:${serviceNames.map((name) => serviceCalls[name].path).join('|')})(?:[?#]|$)`,
  'u',
);

/** All services on one server, which serves the pages of a site too. */
export async function startStandIn(site: string): Promise<StandIn> {
  const given = nothingGiven();
  const plans = plansFor(defaultAnswers(given));
  const received = new ReceivedCalls();
  const server = await startServer(async (message, response) => {
    if (!servicePaths.test(message.url ?? '/')) return forward(message, response, site);
    const call = received.take(incomingOf(message, await text(message)));
    if (call === undefined) return end(response, new Reply({ status: 400 }));
    const plan = plans[call.name];
    await plan.held;
    if (isRevoked(call, given)) return end(response, new Reply({ status: 401, json: {} }));
    const fault = takeFault(plan);
    if (fault !== undefined) return failAs(fault, response, Reply.of(await plan.answer(call)).body);
    if (plan.stream !== undefined) return beginStream(plan, { call, response, received });
    return end(response, Reply.of(await plan.answer(call)));
  });
  return { ...server, given, plans, received };
}

const incomingOf = ({ method = 'GET', url = '/', headers }: IncomingMessage, body: string): Incoming => ({
  method,
  url,
  body,
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
});

function end(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers).end(body);
}

/** A token that was good once. One of a test's own is always good. */
const isRevoked = ({ headers: { authorization } }: Received, { revoked }: Given): boolean =>
  authorization !== undefined && revoked.has(authorization.slice('Bearer '.length));

interface Streaming {
  readonly call: Received;
  readonly response: ServerResponse;
  readonly received: ReceivedCalls;
}

function beginStream(plan: Plan, { call, response, received }: Streaming): void {
  if (call.headers['accept']?.includes(answerStreamType) !== true)
    received.misfits.push(
      `${call.name}: a page that does not accept ${answerStreamType} cannot read a stream`,
    );
  plan.stream?.(response);
  plan.stream = undefined;
}
