import type { Server } from 'node:http';

/** Orchestrators end a process that takes longer. */
const usualMs = 9000;
const everyMs = 50;

/** Takes no new connections, and waits until those that are open have their answers. Then they are closed. */
export async function drain(server: Server, withinMs = usualMs): Promise<void> {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), everyMs);
  const timer = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}
