import { readWhole } from '../../input/read-whole.ts';
import { SourceError } from '../../source/source-error.ts';

const deadlineMs = 60_000;

/** What an address answers. Undefined if nothing is there, or more than `maxBytes`. Throws a `SourceError` for every other failure. */
export async function fetchBytes(address: string, maxBytes: number): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(deadlineMs) });
    if (response.status === 404 || response.status === 410) return undefined;
    if (!response.ok)
      throw new SourceError(`${address} answers with status ${response.status}; ${whatToDo}.`);
    return await readWhole(response.body, maxBytes);
  } catch (error) {
    if (error instanceof SourceError) throw error;
    const { name, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException };
    const reason =
      name === 'TimeoutError'
        ? `no answer in ${deadlineMs / 1000} s`
        : (cause?.code ?? cause?.message ?? name);
    throw new SourceError(`${address} is not reached (${reason}); ${whatToDo}.`, { cause: error });
  }
}

const whatToDo = 'build again when it answers, or leave out --previous for the first deployment';
