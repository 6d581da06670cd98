/** A part of an address without its percent-encoding; one with a stray percent sign stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
