/** Why an address is of no use, as the end of a sentence; undefined if it answers. No status below 500 matters but `refusals`. */
export async function whyUnreached(
  address: string,
  { deadlineMs, refusals = [] }: { readonly deadlineMs: number; readonly refusals?: readonly number[] },
): Promise<string | undefined> {
  try {
    const { status, body } = await fetch(address, { signal: AbortSignal.timeout(deadlineMs) });
    await body?.cancel();
    return status < 500 && !refusals.includes(status) ? undefined : `answers with ${status}`;
  } catch (error) {
    const { name, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException }; // as fetch throws it
    const why =
      name === 'TimeoutError'
        ? `no answer within ${deadlineMs / 1000} s`
        : (cause?.code ?? cause?.message ?? name);
    return `is not reached (${why})`;
  }
}
