import type { Result } from '../../schemas/base/result.ts';
import type { ServiceFailure } from '../../schemas/services/failure.ts';
import { type Profile, profile } from '../../schemas/services/profile.ts';
import { callService } from './http/http.ts';
import { logged } from './log-failure.ts';

/** A profile that takes longer is of no use to a reader. */
const timeoutMs = 10_000;

interface ProfileCall {
  readonly address: string;
  readonly fetch: typeof fetch;
  readonly signal?: AbortSignal;
}

/** Loads the reader's profile. Source: docs/requirements.md, AU-1. */
export const getProfile = (call: ProfileCall): Promise<Result<Profile, ServiceFailure>> =>
  logged(about, callService({ ...call, redirect: 'follow', reply: profile, timeoutMs }));

const about = { category: 'signIn', message: 'Who reads is not known.' };
