import * as z from 'zod';
import { badRequest } from './api-error.ts';

/** The content that a sync covers, chosen at its start. */
export const syncTypes = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'] as const;

const schema = z.strictObject({
  /** The last change that was delivered. */
  since: z.int().min(0),
  /** For pages of an initial sync: the last change before it started. */
  upTo: z.int().min(0).optional(),
  type: z.enum(syncTypes),
  contentType: z.string().optional(),
  limit: z.int().min(1),
  /** The space and environment, and how often their tokens have expired. */
  of: z.string(),
});

/** The state of a sync. It is in the token, so the stand-in keeps none. */
export type SyncState = z.output<typeof schema>;

export const tokenFor = (state: SyncState): string =>
  Buffer.from(JSON.stringify(state)).toString('base64url');

export function readToken(token: string, of: string): SyncState {
  const state = schema.safeParse(parse(Buffer.from(token, 'base64url').toString()));
  if (state.success && state.data.of === of) return state.data;
  throw badRequest('The sync token is invalid or has expired. Start a new sync with "initial".');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
