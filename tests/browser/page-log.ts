import type { Page } from '@playwright/test';
import type { LogItem } from '../../schemas/services/log.ts';

/** The items that the browser keeps for the log of the page's site. */
export const keptItems = (page: Page): Promise<readonly LogItem[]> =>
  page.evaluate(async () => {
    const [found] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('fieldbook-log'));
    if (found?.name === undefined) return [];
    const opening = indexedDB.open(found.name);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('it does not open')));
    });
    const reading = database.transaction('items').objectStore('items').getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    database.close();
    return reading.result as LogItem[];
  });

/** Whether the browser keeps items at all. */
export const hasStore = (page: Page): Promise<boolean> =>
  page.evaluate(async () =>
    (await indexedDB.databases()).some(({ name }) => name?.startsWith('fieldbook-log') === true),
  );

export const keptMessages = async (page: Page): Promise<readonly string[]> =>
  (await keptItems(page)).map(({ message }) => message);

/** As a script that breaks does, but for the console, which has to stay silent. */
export const breakPage = (page: Page, ...messages: readonly string[]): Promise<void> =>
  page.evaluate((all) => {
    for (const message of all)
      window.dispatchEvent(new ErrorEvent('error', { message, error: new Error(message) }));
  }, messages);

/** Says that the page is out of sight, as a browser does when another tab is looked at. */
export const hidePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
