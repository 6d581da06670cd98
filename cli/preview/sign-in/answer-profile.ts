import type { Context } from 'hono';
import { emptyProfile, type Profile } from '../../../schemas/services/profile.ts';
import { faultOf, type ProfileFault } from './profile-faults.ts';
import { slowMs } from '../../services/wire/fault-typed.ts';
import type { SignedIn } from './reader-cookie.ts';

type Sleep = (ms: number) => Promise<unknown>;

/** Responds with the reader's profile, or fails as the reader's name asks. An anonymous reader gets an empty profile. */
export async function answerProfile(
  context: Context,
  reader: SignedIn | undefined,
  sleep: Sleep,
): Promise<Response> {
  if (reader === undefined) return context.json(emptyProfile);
  const fault = faultOf(reader.name);
  return fault === undefined
    ? context.json(profileOf(reader))
    : faultAnswers[fault](context, profileOf(reader), sleep);
}

function profileOf({ visitorId, name, email, company }: SignedIn): Profile {
  return {
    visitorId,
    tenantName: company,
    userName: email,
    userDisplayName: encodeURIComponent(name),
    email,
  };
}

type FaultAnswer = (context: Context, profile: Profile, sleep: Sleep) => Response | Promise<Response>;

const faultAnswers: Readonly<Record<ProfileFault, FaultAnswer>> = {
  fail: (context) => context.json(emptyProfile, 500),
  slow: async (context, profile, sleep) => {
    await sleep(slowMs);
    return context.json(profile);
  },
  garbage: (context) => context.html('<!doctype html><title>Not a profile</title>'),
};
