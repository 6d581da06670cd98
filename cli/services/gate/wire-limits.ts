import type { ServerOptions } from 'node:http';

export interface WireLimits {
  /** The timeout of the headers, from the first byte. */
  readonly headersMs: number;
  /** The timeout of the whole request. */
  readonly requestMs: number;
  /** The interval of checking both. */
  readonly checkMs: number;
  /** The size of all headers with the URL. */
  readonly maxHeaderBytes: number;
  /** Further connections are told to retry. */
  readonly maxConnections: number;
  /** How long an idle connection stays open; absent: as long as Node.js does. */
  readonly keepAliveMs?: number;
}

export const usualWireLimits: WireLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  checkMs: 1000,
  maxHeaderBytes: 16_384,
  // browsers open six for each of some dozens of tabs
  maxConnections: 512,
};

/** Behind a proxy, which keeps connections for a minute and sends all readers' requests over them. */
export const proxiedWireLimits: WireLimits = {
  ...usualWireLimits,
  maxConnections: 4096,
  keepAliveMs: 65_000,
};

export const serverOptions = (limits: WireLimits): ServerOptions => ({
  headersTimeout: limits.headersMs,
  requestTimeout: limits.requestMs,
  connectionsCheckingInterval: limits.checkMs,
  maxHeaderSize: limits.maxHeaderBytes,
  ...(limits.keepAliveMs !== undefined && { keepAliveTimeout: limits.keepAliveMs }),
  // a request without a host gets a sentence too
  requireHostHeader: false,
});
