import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../../usage-error.ts';

/** Starts a server; gives the port that it has taken. */
export function listen(
  server: Server,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(describe(error, port)));
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo; // it listens on a port, not on a pipe
      resolve(taken);
    });
  });
}

/** Ends a server with the requests that it has not answered. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** As a client on this machine names it. */
export function nameFor(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function describe(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') return new UsageError(`port ${port} is taken; name another with --port.`);
  if (error.code === 'EACCES')
    return new UsageError(`port ${port} needs more rights; name one over 1023 with --port.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new UsageError('this machine has no such address; see --host.');
  }
  return error;
}
