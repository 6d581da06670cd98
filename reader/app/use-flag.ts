import { type FlagName, flagDefaults } from '../../schemas/flags.ts';
import { useSite } from './use-site.ts';

/** Whether something is switched on. Source: requirements OP-4. */
export function useFlag(name: FlagName): boolean {
  const { flags } = useSite();
  return flags[name] ?? flagDefaults[name];
}
