import { type FlagName, flagDefaults } from './flags.ts';

/** Features that are switched on or off, every one of them. */
export type Flags = Readonly<Record<FlagName, boolean>>;

export const siteFlags = (said: Readonly<Record<string, unknown>>): Flags => flagsOver(flagDefaults, said);

/** What a site says of its features, laid over what holds where it says nothing. */
export const flagsOver = (defaults: Flags, said: Readonly<Record<string, unknown>>): Flags =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      typeof said[name] === 'boolean' ? said[name] : value,
    ]),
  ) as Flags; // the same names
