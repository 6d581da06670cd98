import { decoded } from '../../../schemas/base/text/decoded.ts';
import { isSeenText } from '../../../schemas/base/text/seen-text.ts';
import type { Profile } from '../../../schemas/services/profile.ts';
import type { Session } from './session.ts';

/** A reader with a visible display name is signed in. Source: docs/requirements.md, AU-1. */
export function sessionOf({ userDisplayName, userName, tenantName }: Profile): Session {
  const name = decoded(userDisplayName);
  if (!isSeenText(name)) return { isAuthenticated: false, canSignIn: true };
  return { isAuthenticated: true, userDisplayName: name, userName, tenantName };
}
