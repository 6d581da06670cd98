import type { Driver } from '../driver.ts';

/** What pages of Playwright and of Puppeteer have in common. */
interface DrivenPage {
  readonly goto: (address: string, options: { waitUntil: 'domcontentloaded' }) => Promise<unknown>;
  readonly evaluate: (run: never, given: never) => Promise<unknown>;
  readonly mouse: { readonly click: (x: number, y: number) => Promise<void> };
  readonly keyboard: Pick<Driver, 'type'> & { readonly press: Driver['key'] };
}

/** A message of the console. */
interface Message {
  readonly type: () => string;
  readonly text: () => string;
}

/** Drives a page by the calls that both libraries have; `others` are those in which they differ. */
export function pageDriver(
  page: DrivenPage,
  others: Pick<Driver, 'resize' | 'close'> & {
    readonly onMessage: (hear: (message: Message) => void) => void;
  },
): Driver {
  const { onMessage, ...rest } = others;
  const said: string[] = [];
  onMessage((message) => {
    if (['error', 'warn', 'warning'].includes(message.type())) said.push(message.text());
  });
  const open = async (address: string): Promise<void> =>
    void (await page.goto(address, { waitUntil: 'domcontentloaded' }));
  return {
    ...rest,
    open: (address) =>
      open(address).catch((error: unknown) => {
        if (!wasRefused(error)) throw error;
        return open(address);
      }),
    // both send what JSON can hold as it is
    evaluate: (run, given) => page.evaluate(run as never, given as never) as never,
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    said: () => said.splice(0),
  };
}

/** Firefox now and then ends a navigation at once, with an empty page and this message, whatever the host would have answered. */
const wasRefused = (error: unknown): boolean => String(error).includes('Address rejected');
