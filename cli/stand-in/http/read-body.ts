import type { IncomingMessage } from 'node:http';

/** The body of a request; undefined if it is longer than any content type or entry is. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= maxBytes) chunks.push(chunk);
  }
  return length > maxBytes ? undefined : Buffer.concat(chunks).toString();
}

/** Source: Contentful, "Technical limits": the size of an entry. */
const maxBytes = 2_097_152;
