/** The text of a reply as it comes. `undefined`: there is too much of it, and nothing follows. */
export async function* textPieces(
  { body }: Response,
  maxBytes: number,
): AsyncGenerator<string | undefined, void, void> {
  if (body === null) return;
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return yield decoder.decode();
      bytes += value.byteLength;
      if (bytes > maxBytes) return yield undefined;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    // The caller does not wait for the rest. A broken stream has none.
    reader.cancel().catch(() => {});
  }
}
