import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** Hands a request on to another server, and its answer back. */
export async function forward(
  message: IncomingMessage,
  response: ServerResponse,
  to: string,
  sent = asOwn(message, to),
): Promise<void> {
  const onward = request(new URL(message.url ?? '/', to), { method: message.method ?? 'GET', headers: sent });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    onward.once('response', resolve).once('error', reject);
  });
  message.pipe(onward);
  const { statusCode = 502, headers } = await answer;
  response.writeHead(statusCode, headers);
  await pipeline(await answer, response);
}

/** The site takes the page for one of its own. */
function asOwn({ headers }: IncomingMessage, to: string): IncomingHttpHeaders {
  const { host, origin } = new URL(to);
  return { ...headers, host, ...(headers.origin !== undefined && { origin }) };
}
