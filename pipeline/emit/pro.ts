/** A name with the word Pro gets a chip, and the word leaves the title. Source: requirements HM-4. */
export function splitPro(name: string): { readonly title: string; readonly isPro: boolean } {
  const without = name
    .replace(/\bPro\b/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const isPro = without !== name.replace(/\s+/gu, ' ').trim();
  return { title: isPro && without !== '' ? without : name.trim(), isPro };
}
