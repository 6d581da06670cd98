import * as z from 'zod/mini';
import { setTabItem, tabItem } from '../../browser/tab-item.ts';

/** Stores a value until the tab is closed. */
export const keepInTab = (key: string, value: unknown): void => setTabItem(key, JSON.stringify(value));

/** The stored value, if it fits its schema. */
export function readInTab<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  try {
    const kept: unknown = JSON.parse(tabItem(key) ?? 'null');
    return schema.safeParse(kept).data;
  } catch {
    return undefined;
  }
}

export const forgetInTab = (key: string): void => setTabItem(key, undefined);
