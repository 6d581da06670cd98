/**
 * The address that a text is, or undefined. Not by `URL.canParse`, which Node.js 20 answers wrongly: see the same function in
 * `pipeline/addresses`, which the reader imports nothing of. `schemas`, which both import, knows no `URL`.
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
