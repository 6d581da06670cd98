import { decoded } from '../../schemas/base/decoded.ts';
import type { Profile } from '../../schemas/services/profile.ts';
import type { Session } from './session.ts';

/** Who has a display name is signed in. Source: requirements AU-1. */
export function sessionOf({ userDisplayName, userName, tenantName }: Profile): Session {
  if (userDisplayName === '') return { isAuthenticated: false, canSignIn: true };
  return { isAuthenticated: true, userDisplayName: decoded(userDisplayName), userName, tenantName };
}
