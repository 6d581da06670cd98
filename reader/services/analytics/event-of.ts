import type { analyticsContentGroup } from '../../../schemas/spec/network/analytics.ts';
import { analyticsNothing } from '../../../schemas/spec/network/analytics.ts';

export type EventOf<Name extends string, Fields> = {
  readonly content_group: typeof analyticsContentGroup;
  readonly event_name: Name;
} & Readonly<Fields>;

/** Leaves out empty fields: they would look like missing data. */
export const orNothing = (text = ''): string => text.trim() || analyticsNothing;
