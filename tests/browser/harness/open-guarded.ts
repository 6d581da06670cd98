import type { Page } from '@playwright/test';
import { config } from '../../../pipeline/config/config.ts';
import { siteHeaders } from '../../../pipeline/headers/site-headers.ts';
import { openHarness } from './harness.ts';

type Headers = Readonly<Record<string, string>>;

/** A site's own headers, with other directives in the place of those of their names. */
export function policyWith(...directives: readonly string[]): Headers {
  const headers = siteHeaders(config.parse({}));
  const named = new Map(directives.map((directive) => [nameOf(directive), directive]));
  const policy = headers['content-security-policy'] ?? '';
  return {
    ...headers,
    'content-security-policy': policy
      .split('; ')
      .map((directive) => named.get(nameOf(directive)) ?? directive)
      .join('; '),
  };
}

const nameOf = (directive: string): string => directive.replace(/ .*$/u, '');

/** Pictures of everywhere: one that gets through is seen as a request. */
export const anyPicture = "img-src 'self' data: https: http:";

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
  return events;
}
