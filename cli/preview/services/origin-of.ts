import type { Context } from 'hono';

/**
 * The origin that a reader's browser sees. A proxy that encrypts says so in a header; who sends that without one deceives
 * only itself.
 */
export function originOf(context: Context): string {
  const { protocol, host } = new URL(context.req.url);
  const isEncrypted = context.req.header('x-forwarded-proto') === 'https';
  return `${isEncrypted ? 'https:' : protocol}//${host}`;
}

export const isEncrypted = (context: Context): boolean => originOf(context).startsWith('https:');
