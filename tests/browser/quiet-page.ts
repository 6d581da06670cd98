import { test as base } from '@playwright/test';

/** Tests whose page must stay silent: a warning, an error or a failed request of the page fails the test. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(String(error)));
      await use();
      base.expect(said, 'what the page said in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
