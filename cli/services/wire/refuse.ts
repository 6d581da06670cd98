import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error response of a service. Source: the search service's documentation, "Errors". */
export const refuse = (context: Context, status: ContentfulStatusCode, message: string): Response =>
  context.json({ error: { code: status, message } }, status);
