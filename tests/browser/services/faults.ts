import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** The seven ways in which a service fails. */
export const faults = [
  /** Nobody listens. */
  'refused',
  'status 500',
  /** 503, with the HTML page of a gateway. */
  'status 503',
  /** Status 200, with half of something that was meant to be JSON. */
  'malformed',
  /** Status 200, with nothing. */
  'empty',
  /** No answer for 30 seconds, then 504. */
  'silent',
  /** Status 200, the first half of the answer, and a connection that breaks. */
  'cut off',
] as const;
export type Fault = (typeof faults)[number];

/** What Chromium itself says in the console of a call that fails; for `test.use({ allowed })`. */
export const failedToLoad = /Failed to load resource/u;

const silentMs = 30_000;

/** Fails instead of answering. `meant`: the answer as it would have been, of which some ways show a part. */
export const failAs = (fault: Fault, response: ServerResponse, meant: string): void | Promise<void> =>
  failing[fault](response, meant);

type Failing = (response: ServerResponse, meant: string) => void | Promise<void>;

const json = { 'content-type': 'application/json' };
const page = '<!doctype html><title>Service unavailable</title><h1>503 Service unavailable</h1>';

const failing: Readonly<Record<Fault, Failing>> = {
  // who lets calls through sends them where nobody listens; of one that came after all, the connection breaks
  refused: (response) => void response.destroy(),
  'status 500': (response) => {
    response.writeHead(500, json).end('{"error":{"code":500,"message":"The service has broken."}}');
  },
  'status 503': (response) => {
    response.writeHead(503, { 'content-type': 'text/html' }).end(page);
  },
  malformed: (response, meant) => {
    response.writeHead(200, json).end(halfOf(meant));
  },
  empty: (response) => {
    response.writeHead(200, json).end();
  },
  silent: async (response) => {
    await sleep(silentMs, undefined, { ref: false });
    // a connection that closed without a word would make the browser ask again
    response.writeHead(504).end();
  },
  'cut off': async (response, meant) => {
    response.writeHead(200, json);
    response.write(halfOf(meant));
    // what was written has to be on its way first
    await sleep(50);
    response.destroy();
  },
};

/** Of an answer without words, something that is no JSON either. */
const halfOf = (text: string): string => (text.length < 4 ? '{"id":' : text.slice(0, text.length / 2));
