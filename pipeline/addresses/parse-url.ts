/**
 * The address that a text is, or undefined. `URL.canParse` is not asked: in Node.js 20, once it runs often, it refuses sound
 * addresses whose hosts have letters such as "ü".
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
