import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process that is told to end by its orchestrator is still sent requests, until its balancer has asked whether it is ready. */
export const noticeMs = { SIGTERM: 2000, SIGINT: 0 };

/** Orchestrators end a process that takes longer. */
const usualMs = 7000;
const everyMs = 50;

/**
 * Answers requests for a while as before, but keeps no connection. Then it takes no new connections, and waits until those that are open
 * have their answers. Then they are closed.
 */
export async function drain(server: Server, acceptsMs: number, withinMs = usualMs): Promise<void> {
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await sleep(acceptsMs);
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), everyMs);
  const timer = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}
