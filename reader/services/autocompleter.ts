import type { Result } from '../../schemas/base/result.ts';
import { type AutocompleterItem, autocompleterReply } from '../../schemas/services/autocompleter.ts';
import type { ServiceFailure } from '../../schemas/services/failure.ts';
import type { SearchCall } from './search-call.ts';

/** A list of tens of thousands of texts with their addresses. */
const maxBytes = 10_000_000;

/** Asks for all that can be suggested. Source: docs/requirements.md, AC-1. */
export const getSuggestions = (
  call: SearchCall,
  { path, signal }: { readonly path: string; readonly signal: AbortSignal | undefined },
): Promise<Result<AutocompleterItem[], ServiceFailure>> =>
  call({ path, reply: autocompleterReply, maxBytes, signal });
