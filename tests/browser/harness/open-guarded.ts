import type { Page } from '@playwright/test';
import { openHarness } from './harness.ts';

type Headers = Readonly<Record<string, string>>;

/** The policy as a production host sends it, but for the style in the harness's own page, and for what these texts may load. */
export const policyWith = (...more: readonly string[]): Headers => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https: http:",
    ...more,
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
  ].join('; '),
});

/** Opens a page of texts that are not to be trusted; gives what happens on it that should not. */
export async function openGuarded(
  page: Page,
  name: string,
  { shows, headers }: { readonly shows: keyof Window; readonly headers: Headers },
): Promise<readonly string[]> {
  const events: string[] = [];
  await openHarness(page, name, '', headers);
  await page.waitForFunction((key) => key in window, shows);
  page.on('dialog', (dialog) => {
    events.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => events.push(`request: ${request.url()}`));
  page.on('framenavigated', (frame) => events.push(`navigation: ${frame.url()}`));
  page.on('popup', () => events.push('popup'));
  await page.evaluate(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      console.error(`violation: ${violatedDirective}`),
    ),
  );
  return events;
}
