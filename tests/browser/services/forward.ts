import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** Hands a request on to another server, and its answer back. */
export async function forward(message: IncomingMessage, response: ServerResponse, to: string): Promise<void> {
  const { host, origin } = new URL(to);
  const onward = request(new URL(message.url ?? '/', to), {
    method: message.method ?? 'GET',
    // the site takes the page for one of its own
    headers: { ...message.headers, host, ...(message.headers.origin !== undefined && { origin }) },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    onward.once('response', resolve).once('error', reject);
  });
  message.pipe(onward);
  const { statusCode = 502, headers } = await answer;
  response.writeHead(statusCode, headers);
  await pipeline(await answer, response);
}
