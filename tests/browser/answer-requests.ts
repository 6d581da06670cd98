import type { CDPSession, Page } from '@playwright/test';

interface Answer {
  readonly contentType: string;
  readonly body: string | Buffer;
}

interface Rule {
  readonly pattern: string;
  readonly answer: (url: string) => Answer | Promise<Answer>;
}

interface Answering {
  readonly session: CDPSession;
  /** The newest comes first. */
  readonly rules: Rule[];
}

const answeringOf = new WeakMap<Page, Promise<Answering>>();

/**
 * Answers what a page asks of an address, `https://films.example/*`, in the place of its host. Other requests stay untouched: a route
 * of Playwright's costs every request of the page, and takes the browser's cache away.
 */
export async function answerRequests(page: Page, pattern: string, answer: Rule['answer']): Promise<void> {
  const answering = answeringOf.get(page) ?? startAnswering(page);
  answeringOf.set(page, answering);
  const { session, rules } = await answering;
  rules.unshift({ pattern, answer });
  const patterns = rules.map((rule) => ({ urlPattern: rule.pattern }));
  await session.send('Fetch.enable', { patterns });
}

async function startAnswering(page: Page): Promise<Answering> {
  const session = await page.context().newCDPSession(page);
  const rules: Rule[] = [];
  const fulfill = async (requestId: string, url: string): Promise<void> => {
    const rule = rules.find(({ pattern }) => isLike(pattern, url));
    if (rule === undefined) return void (await session.send('Fetch.continueRequest', { requestId }));
    const { contentType, body } = await rule.answer(url);
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: contentType }],
      body: Buffer.from(body).toString('base64'),
    });
  };
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    fulfill(requestId, request.url).catch(() => {}); // the page is closed, or has given the request up
  });
  return { session, rules };
}

const isLike = (pattern: string, url: string): boolean =>
  new RegExp(
    `^${pattern.replaceAll(/[.?+^$()[\]{}|\\]/gu, String.raw`\$&`).replaceAll('*', '.*')}$`,
    'u',
  ).test(url);
