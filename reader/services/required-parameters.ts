import { missingParameterMessage } from '../../schemas/spec/services.ts';

/** Throws where one is missing: no service is asked about nothing. Source: docs/requirements.md, CH-4. */
export function requireParameters(parameters: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === null || value === '')
      throw new TypeError(missingParameterMessage(name));
  }
}
