import type { Result } from '../../schemas/base/result.ts';
import type { ServiceFailure } from '../../schemas/services/failure.ts';
import { flagsReply } from '../../schemas/services/flags.ts';
import { callService } from './http/http.ts';

/** The page does not wait that long; an answer that comes late still counts. */
const timeoutMs = 60_000;

interface FlagsCall {
  readonly address: string;
  readonly fetch: typeof fetch;
}

/** Asks which features are switched on. Source: docs/requirements.md, OP-4. */
export const getFlags = (call: FlagsCall): Promise<Result<Record<string, unknown>, ServiceFailure>> =>
  callService({ ...call, redirect: 'follow', reply: flagsReply, timeoutMs });
