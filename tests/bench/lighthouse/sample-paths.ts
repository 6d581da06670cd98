/** Home, the search with and without words, and of each kind of page in the sitemap the first one. */
export function samplePaths(sitemap: string): readonly string[] {
  const paths = Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu),
    ([, address = '']) => new URL(address).pathname,
  );
  const kinds = new Map<string, string>();
  for (const path of paths) {
    const kind = path.split('/')[1] ?? '';
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values(), '/search', '/search?q=invoice'];
}
