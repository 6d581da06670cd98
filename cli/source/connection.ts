import { isLoopback } from '../is-loopback.ts';
import { UsageError } from '../usage-error.ts';

/** A space and its tokens. Tokens are kept nowhere else and never printed. */
export interface Connection {
  readonly space: string;
  readonly environment: string;
  /** The host of the management API, as `name` or `name:port`. */
  readonly host: string;
  readonly deliveryHost: string;
  readonly previewHost: string;
  /** Plain HTTP is used, for this machine only. */
  readonly isInsecure: boolean;
  readonly tokens: Readonly<Partial<Record<TokenKind, string>>>;
}

/** The API of a token. */
export type TokenKind = 'management' | 'delivery' | 'preview';

export const tokenVariables = {
  management: 'CONTENTFUL_MANAGEMENT_TOKEN',
  delivery: 'CONTENTFUL_DELIVERY_TOKEN',
  preview: 'CONTENTFUL_PREVIEW_TOKEN',
} as const satisfies Record<TokenKind, string>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the connection from the environment. Errors name the variable, never its value. */
export function readConnection(env: Environment = process.env): Connection {
  const space = valueOf(env, 'CONTENTFUL_SPACE_ID', identifier);
  if (space === undefined) throw new UsageError(noSpace);
  const host = valueOf(env, 'CONTENTFUL_HOST', hostName) ?? 'api.contentful.com';
  const deliveryHost = valueOf(env, 'CONTENTFUL_DELIVERY_HOST', hostName) ?? deliveryHostFor(host);
  const isInsecure = env['CONTENTFUL_INSECURE'] === '1';
  if (isInsecure && ![host, deliveryHost].every(isLoopback)) throw new UsageError(notLoopback);
  return {
    space,
    environment: valueOf(env, 'CONTENTFUL_ENVIRONMENT', identifier) ?? 'master',
    host,
    deliveryHost,
    previewHost: deliveryHost.replace(/^cdn\./u, 'preview.'),
    isInsecure,
    tokens: {
      management: valueOf(env, tokenVariables.management, token),
      delivery: valueOf(env, tokenVariables.delivery, token),
      preview: valueOf(env, tokenVariables.preview, token),
    },
  };
}

/** The token of an API. Throws a sentence if it is missing. */
export function tokenOf({ tokens }: Connection, kind: TokenKind): string {
  const value = tokens[kind];
  if (value !== undefined) return value;
  throw new UsageError(`${tokenVariables[kind]} is not set; ${whereFound[kind]}.`);
}

export const hostOf = (connection: Connection, api: TokenKind): string =>
  ({
    management: connection.host,
    delivery: connection.deliveryHost,
    preview: connection.previewHost,
  })[api];

/** Removes the tokens of a connection from a text, plain and percent-encoded. */
export function redacted(text: string, { tokens }: Pick<Connection, 'tokens'>): string {
  const secrets = Object.values(tokens).flatMap((each) => [each, encodeURIComponent(each)]);
  return secrets.reduce((left, secret) => left.replaceAll(secret, '[token]'), text);
}

interface Pattern {
  readonly pattern: RegExp;
  readonly what: string;
}

const identifier: Pattern = {
  pattern: /^[\w.~-]{1,64}$/u,
  what: 'an id of letters, digits, "-", "_" and "."',
};
const hostName: Pattern = {
  pattern: /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/iu,
  what: 'a host, such as api.eu.contentful.com',
};
const token: Pattern = { pattern: /^[\x21-\x7e]{4,}$/u, what: 'a token without blanks and line breaks' };

function valueOf(env: Environment, name: string, { pattern, what }: Pattern): string | undefined {
  const value = env[name]?.trim();
  if (value === undefined || value === '') return undefined;
  if (!pattern.test(value)) throw new UsageError(`${name} does not hold ${what}.`);
  return value;
}

/** The delivery host in the same region. Another host, such as a local stand-in, serves both APIs. */
const deliveryHostFor = (host: string): string =>
  host.replace(/^api(?=\.(?:[\w-]+\.)?contentful\.com$)/u, 'cdn');

const noSpace =
  'CONTENTFUL_SPACE_ID is not set; it is the id in the address of the web app, as in app.contentful.com/spaces/<id>.';
const notLoopback =
  'CONTENTFUL_INSECURE=1 is for this machine only, as in CONTENTFUL_HOST=127.0.0.1:4174; tokens never leave it without TLS.';

const whereFound: Readonly<Record<TokenKind, string>> = {
  management: 'make a token in the web app, under Settings, CMA tokens',
  delivery: 'copy the delivery token in the web app, under Settings, API keys',
  preview: 'copy the preview token in the web app, under Settings, API keys',
};
