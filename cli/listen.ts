import type { AddressInfo, Server } from 'node:net';
import { UsageError } from './usage-error.ts';

export interface Listening {
  /** 0 means any free port. */
  readonly port: number;
  readonly host: string;
}

/** Starts a server, and gives its port once it is reachable. */
export function listen(server: Server, { port, host }: Listening): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(describe(error, { port, host })));
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo; // it listens on a port, not on a pipe
      resolve(taken);
    });
  });
}

function describe(error: NodeJS.ErrnoException, { port, host }: Listening): Error {
  if (error.code === 'EADDRINUSE') return new UsageError(`port ${port} is taken; name another with --port.`);
  if (error.code === 'EACCES')
    return new UsageError(`port ${port} needs more rights; name one over 1023 with --port.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new UsageError(`this machine has no address ${host}; see --host.`);
  }
  return error;
}
