/** How many entries there are of each content type. An item that is no entry is of none. */
export function entriesByType(entries: readonly unknown[]): Map<string, number> {
  const byType = new Map<string, number>();
  for (const entry of entries) {
    const type = (entry as Loose | null)?.sys?.contentType?.sys?.id;
    if (typeof type === 'string') byType.set(type, (byType.get(type) ?? 0) + 1);
  }
  return byType;
}

interface Loose {
  readonly sys?: { readonly contentType?: { readonly sys?: { readonly id?: unknown } | null } | null } | null;
}
