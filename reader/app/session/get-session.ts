import { emptyProfile } from '../../../schemas/services/profile.ts';
import { getProfile } from '../../services/profile.ts';
import type { Session } from './session.ts';
import { sessionOf } from './session-of.ts';

/** Loads the session; after a failure the reader is anonymous. */
export async function getSession(call: Parameters<typeof getProfile>[0]): Promise<Session> {
  const answer = await getProfile(call);
  return sessionOf(answer.ok ? answer.value : emptyProfile);
}
