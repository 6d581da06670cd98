import { createClient } from 'contentful';
import { onTestFinished } from 'vitest';
import type { TokenKind } from '../../../cli/source/connection.ts';
import type { StandIn, StandInOptions } from '../../../cli/stand-in/stand-in.ts';
import { startStandIn } from '../../../cli/stand-in/start.ts';

/** A stand-in that ends with the test. */
export async function standInOf(exported: unknown, options: StandInOptions = {}): Promise<StandIn> {
  const standIn = await startStandIn(exported, options);
  onTestFinished(() => standIn.close());
  return standIn;
}

/** Contentful's own client, which retries once unless told otherwise. */
export const clientOf = (
  { address, env }: StandIn,
  api: 'delivery' | 'preview' = 'delivery',
  options: { readonly retryLimit?: number; readonly timeout?: number } = {},
) =>
  createClient({
    space: env['CONTENTFUL_SPACE_ID'] ?? '',
    environment: env['CONTENTFUL_ENVIRONMENT'] ?? '',
    accessToken: env[`CONTENTFUL_${api.toUpperCase()}_TOKEN`] ?? '',
    host: address,
    insecure: true,
    retryLimit: 1,
    ...options,
  });

interface Got {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** One request without a client between; the path is one in the environment. */
export async function get(standIn: StandIn, api: TokenKind, path: string): Promise<Got> {
  const { space, url, env } = standIn;
  const address = `${url}/spaces/${space.id}/environments/${space.environment}/${path}`;
  const authorization = `Bearer ${env[`CONTENTFUL_${api.toUpperCase()}_TOKEN`]}`;
  const response = await fetch(address, { headers: { authorization } });
  return {
    status: response.status,
    body: (await response.json()) as Got['body'], // the stand-in answers with objects only
    headers: response.headers,
  };
}

export const idsOf = (items: readonly { readonly sys: { readonly id: string } }[]): string[] =>
  items.map(({ sys }) => sys.id);
