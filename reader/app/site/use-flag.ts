import { createContext, use } from 'react';
import { type FlagName, flagDefaults } from '../../../schemas/flags.ts';
import type { Flags } from '../../../schemas/site-flags.ts';

/** Whether something is switched on; what the site says until a service or a vendor says otherwise. Source: docs/requirements.md, OP-4. */
export const useFlag = (name: FlagName): boolean => use(FlagsContext)[name];

export const FlagsContext = createContext<Flags>(flagDefaults);
