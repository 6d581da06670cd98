/** The id of an entry's content type. Any JSON value may stand anywhere: undefined for an item that is no entry. */
export function contentTypeOf(entry: unknown): string | undefined {
  const id = (entry as Loose | null | undefined)?.sys?.contentType?.sys?.id;
  return typeof id === 'string' ? id : undefined;
}

interface Loose {
  readonly sys?: { readonly contentType?: { readonly sys?: { readonly id?: unknown } | null } | null } | null;
}
