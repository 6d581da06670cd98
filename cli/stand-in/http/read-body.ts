import type { IncomingMessage } from 'node:http';

/** The body of a request; undefined if it is longer than any content type is. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= maxBytes) chunks.push(chunk);
  }
  return length > maxBytes ? undefined : Buffer.concat(chunks).toString();
}

const maxBytes = 1_000_000;
