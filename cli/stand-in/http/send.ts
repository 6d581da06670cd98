import type { ServerResponse } from 'node:http';
import type { Answer } from '../api/answer.ts';
import type { Fault } from '../fault.ts';

/** Sends a response, or what a fault of the connection leaves of it. */
export function send(response: ServerResponse, answer: Answer, fault: Fault | undefined): void {
  switch (fault?.kind) {
    case 'hang':
      return;
    case 'refused':
      response.destroy();
      return;
    case 'cut-off':
      cutOff(response, answer, fault.chunked);
      return;
    case 'drip':
      drip(response, answer, fault.everyMs ?? 300);
      return;
    case 'slow':
      later(response, fault.delayMs, () => sendWhole(response, answer));
      return;
    default:
      sendWhole(response, answer);
  }
}

function sendWhole(response: ServerResponse, answer: Answer): void {
  writeHead(response, answer);
  response.end(answer.body);
}

function writeHead(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
}

function cutOff(response: ServerResponse, answer: Answer, isChunked = false): void {
  if (isChunked) response.writeHead(answer.status, answer.headers);
  else writeHead(response, answer);
  const half = Buffer.from(answer.body).subarray(0, Math.floor(answer.body.length / 2));
  // half of it is sent before the connection ends
  response.write(half, () => response.destroy());
}

function drip(response: ServerResponse, answer: Answer, everyMs: number): void {
  writeHead(response, answer);
  const bytes = Buffer.from(answer.body);
  let sent = 0;
  const timer = setInterval(() => {
    response.write(bytes.subarray(sent, sent + 1));
    sent += 1;
    if (sent >= bytes.length) response.end();
  }, everyMs);
  response.once('close', () => clearInterval(timer));
}

function later(response: ServerResponse, delayMs: number, run: () => void): void {
  const timer = setTimeout(run, delayMs);
  response.once('close', () => clearTimeout(timer));
}
