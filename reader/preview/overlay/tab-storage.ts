import * as z from 'zod/mini';

/** Keeps a value as long as the browser's tab is open. A browser that keeps nothing begins anew on each page. */
export function keepInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // the next page begins anew
  }
}

/** What was kept, if it is what its schema says. */
export function readInTab<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return schema.safeParse(kept).data;
  } catch {
    return undefined;
  }
}

export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
