import type { Page } from '@playwright/test';

/** What analytics was told since the document was loaded. */
export const eventsOf = (page: Page): Promise<readonly Record<string, unknown>[]> =>
  page.evaluate(() => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);

/** The events of one name. */
export const eventsNamed = async (page: Page, name: string): Promise<readonly Record<string, unknown>[]> =>
  (await eventsOf(page)).filter((event) => event['event_name'] === name);
