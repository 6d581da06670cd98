import type { Page } from '@playwright/test';
import { hydrated } from './open-page.ts';
import { expect, test } from './quiet-page.ts';

/** Chromium says of each violation what it was; these tests provoke them. */
test.use({ allowed: /Content Security Policy|Trusted|TrustedHTML|Failed to load resource/u });

/** The home page as the preview sends it, with more HTML at its end. */
async function openWith(page: Page, planted: string): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain('</body>');
    return route.fulfill({ response, body: html.replace('</body>', () => `${planted}</body>`) });
  });
  await page.goto('/');
  await hydrated(page);
}

const elsewhere = 'https://elsewhere.example';

/** Answers for the other site; gives what it was asked. What the browser blocks does not come so far. */
async function standInFor(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(`${elsewhere}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'elsewhere' });
  });
  return asked;
}

/** What is planted, and how a violation of it begins. */
const plants = [
  ['<script>window.planted = 1</script>', /^script-src-elem inline/u],
  [`<script src="${elsewhere}/x.js"></script>`, /^script-src-elem https:/u],
  ['<img src="data:," onerror="window.planted = 1" alt="">', /^script-src-attr inline/u],
  ['<p style="color: red">x</p>', /^style-src-attr inline/u],
  ['<style>p { color: red }</style>', /^style-src-elem inline/u],
  [`<img src="${elsewhere}/x.png" alt="">`, /^img-src https:/u],
  [`<iframe src="${elsewhere}/" title="x"></iframe>`, /^frame-src https:/u],
  [`<object data="${elsewhere}/x"></object>`, /^object-src https:/u],
  [`<video src="${elsewhere}/x.mp4"></video>`, /^media-src https:/u],
  [`<base href="${elsewhere}/">`, /^base-uri https:/u],
  [`<form action="${elsewhere}/"><button>Send it away</button></form>`, /^form-action https:/u],
] as const;

test('planted code is reported and blocked', async ({ page, violations }) => {
  const asked = await standInFor(page);
  await openWith(page, plants.map(([html]) => html).join('\n'));
  // a press would wait for the page that never comes
  await page
    .getByRole('button', { name: 'Send it away' })
    .evaluate((button: HTMLButtonElement) => setTimeout(() => button.form?.requestSubmit()));
  for (const [html, reported] of plants)
    await expect.poll(() => violations.some((each) => reported.test(each)), html).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'planted') as unknown)).toBeUndefined();
  expect(asked).toEqual([]);
  await page.close();
  const known = plants.map(([, reported]) => reported);
  expect(violations.splice(0).filter((each) => !known.some((reported) => reported.test(each)))).toEqual([]);
});

/** What a step throws, by its name; nothing where it is let through. */
const thrownBy = (page: Page, step: string): Promise<string | undefined> =>
  page.evaluate((name) => {
    const steps: Readonly<Record<string, () => unknown>> = {
      innerHTML: () => (document.createElement('p').innerHTML = '<b>x</b>'),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      'document.write': () => document.write('<b>x</b>'),
      DOMParser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      srcdoc: () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
      'script.text': () => (document.createElement('script').text = 'window.planted = 1'),
      'script.src': () => (document.createElement('script').src = '/assets/x.js'),
      'a worker': () => new Worker('/assets/x.js'),
      'another policy': () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => object } }
        ).trustedTypes.createPolicy('another', {}),
    };
    try {
      steps[name]?.();
      return undefined;
    } catch (error) {
      return (error as Error).name;
    }
  }, step);

test('a script on the page cannot make HTML or scripts of a string, and calls no other site', async ({
  page,
  violations,
}) => {
  await page.goto('/');
  for (const step of [
    'innerHTML',
    'insertAdjacentHTML',
    'document.write',
    'DOMParser',
    'srcdoc',
    'script.text',
    'script.src',
    'a worker',
    'another policy',
  ]) {
    expect.soft(await thrownBy(page, step), step).toBe('TypeError');
    await expect
      .poll(() => violations, step)
      .toEqual([expect.stringMatching(/^(?:require-trusted-types-for|trusted-types) /u)]);
    violations.splice(0);
  }
  const answer = page.evaluate((address) => fetch(address).then(String, String), `${elsewhere}/x`);
  expect(await answer).toContain('TypeError');
  await expect.poll(() => violations).toEqual([expect.stringMatching(/^connect-src https:/u)]);
  violations.splice(0);
});

test('no other site shows a page in a frame', async ({ page, violations }) => {
  const site = new URL(test.info().project.use.baseURL ?? '').origin;
  await page.route(`${elsewhere}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${site}/" title="x"></iframe>` }),
  );
  await page.goto(`${elsewhere}/`);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  expect(violations).toEqual([]);
});
