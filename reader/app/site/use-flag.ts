import { createContext, use } from 'react';
import { type FlagName, flagDefaults } from '../../../schemas/flags.ts';
import type { Flags } from '../../../schemas/site-flags.ts';

/**
 * Whether a flag is on: the site's value until a service or a vendor overrides it. Source: docs/requirements.md,
 * OP-4.
 */
export const useFlag = (name: FlagName): boolean => use(FlagsContext)[name];

export const FlagsContext = createContext<Flags>(flagDefaults);
