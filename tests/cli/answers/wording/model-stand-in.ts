import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface Call {
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly body: {
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly model: string;
  };
}

/** A service that speaks as OpenAI's API does, and answers as a test says. */
export async function modelStandIn(answer: (response: ServerResponse) => void) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { authorization } = request.headers;
      calls.push({ url: request.url, authorization, body: JSON.parse(body) as Call['body'] });
      answer(response);
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, calls };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request) body += String(piece);
  return body;
}

/** Writes a text as the API streams it; `isWhole`: with its end. */
export function stream(response: ServerResponse, pieces: readonly string[], isWhole = true): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish: string | null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  for (const content of pieces) send({ content }, null);
  if (isWhole) {
    send({}, 'stop');
    response.end('data: [DONE]\n\n');
  }
}
