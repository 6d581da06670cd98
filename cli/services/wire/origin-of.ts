import type { Context } from 'hono';

/**
 * The origin that the reader's browser sees. A TLS proxy names it in a header; a client that forges the header deceives only
 * itself.
 */
export function originOf(context: Context): string {
  const { protocol, host } = new URL(context.req.url);
  const isEncrypted = context.req.header('x-forwarded-proto') === 'https';
  return `${isEncrypted ? 'https:' : protocol}//${host}`;
}

export const isEncrypted = (context: Context): boolean => originOf(context).startsWith('https:');
