import type { ServerOptions } from 'node:http';

export interface WireLimits {
  /** From the first byte to the end of the headers: who sends one at a time is not waited for. */
  readonly headersMs: number;
  /** The same to the end of the body. */
  readonly requestMs: number;
  /** How often that is looked after. */
  readonly checkMs: number;
  /** Of all headers together, the address included. */
  readonly maxHeaderBytes: number;
  /** Those beyond are told to come later. */
  readonly maxConnections: number;
}

export const usualWireLimits: WireLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  checkMs: 1000,
  maxHeaderBytes: 16_384,
  // six for each of some dozens of tabs
  maxConnections: 512,
};

export const serverOptions = (limits: WireLimits): ServerOptions => ({
  headersTimeout: limits.headersMs,
  requestTimeout: limits.requestMs,
  connectionsCheckingInterval: limits.checkMs,
  maxHeaderSize: limits.maxHeaderBytes,
  // who names no host gets a sentence too
  requireHostHeader: false,
});
