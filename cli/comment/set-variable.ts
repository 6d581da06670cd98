import { UsageError } from '../usage-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that the host sets, or the user for the token. */
export function setVariable(env: Environment, name: string): string {
  const value = env[name];
  if (value) return value;
  throw new UsageError(`${name} is not set; docs/ci.md shows where it comes from.`);
}
