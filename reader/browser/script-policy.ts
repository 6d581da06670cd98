import { invariant } from '../../schemas/base/invariant.ts';
import { scriptPolicyName } from '../../schemas/trusted-types.ts';

interface ScriptPolicy {
  readonly createScriptURL: (url: string, named: readonly string[]) => string;
}

interface TrustedTypes {
  readonly createPolicy?: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/**
 * The address of a script of this site, or of one in the site's configuration. The content policy requires a Trusted
 * Types policy for script addresses, and this is the only one.
 */
export const trustedScript = (url: string, named: readonly string[] = []): string =>
  (policy ??= createPolicy()).createScriptURL(url, named);

let policy: ScriptPolicy | undefined;

function createPolicy(): ScriptPolicy {
  // TypeScript's page does not know them, nor do all browsers: there, an element can go by that name.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy?.(scriptPolicyName, rules) ?? rules;
}

const rules: ScriptPolicy = {
  createScriptURL: (url, named) => {
    const { href, origin } = new URL(url, location.href);
    invariant(origin === location.origin || named.includes(url), 'scripts are of this site, or named by it');
    return href;
  },
};
