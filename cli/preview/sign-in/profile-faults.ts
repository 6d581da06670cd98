import { faultTyped } from '../../services/wire/fault-typed.ts';

/** Names that make the profile service fail, so that anyone can see how the site handles it. */
export const profileFaults = {
  fail: 'the profile fails with status 500',
  slow: 'the profile comes after three seconds',
  garbage: 'the profile comes as something else than JSON',
} as const;

export type ProfileFault = keyof typeof profileFaults;

export const faultOf = (name: string): ProfileFault | undefined =>
  faultTyped(profileFaults)(name, { failsOnDemand: true });
