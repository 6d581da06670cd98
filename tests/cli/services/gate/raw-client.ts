import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

export interface RawAnswer {
  /** Undefined where none came before the connection ended. */
  readonly status: number | undefined;
  readonly head: string;
  readonly body: string;
}

export interface Sending {
  /** Waits between two pieces. */
  readonly everyMs?: number;
  /** Says that nothing more comes, and so wants no answer any more, when none has come by then. Unset, it waits. */
  readonly endsAfterMs?: number;
}

/** Sends bytes as they are, correct or not, and gives what comes until the connection ends. */
export async function sendRaw(
  port: number,
  pieces: Iterable<string | Uint8Array>,
  { everyMs = 0, endsAfterMs }: Sending = {},
): Promise<RawAnswer> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const received: Buffer[] = [];
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error'] as const)
      socket.on(event, () => {
        isOver = true;
        resolve();
      });
  });
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  await Promise.race([once(socket, 'connect'), over]);
  for (const piece of pieces) {
    if (isOver) break;
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), over]);
    // what has come is read before more is sent
    await Promise.race([everyMs > 0 ? sleep(everyMs) : setImmediate(), over]);
  }
  if (endsAfterMs !== undefined) {
    await Promise.race([sleep(endsAfterMs), over]);
    socket.end();
  }
  await over;
  socket.destroy();
  return read(Buffer.concat(received).toString('latin1'));
}

/** A request that is correct but for what a test changes in it. */
export const requestText = (
  start: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): string =>
  [
    `${start} HTTP/1.1`,
    ...Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    body,
  ].join('\r\n');

function read(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const head = end < 0 ? text : text.slice(0, end);
  const status = /^HTTP\/1\.1 (\d{3})/u.exec(head)?.[1];
  return {
    status: status === undefined ? undefined : Number(status),
    head,
    body: end < 0 ? '' : text.slice(end + 4),
  };
}
