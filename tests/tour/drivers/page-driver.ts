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
  return {
    ...rest,
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    // both send what JSON can hold as it is
    evaluate: (run, given) => page.evaluate(run as never, given as never) as never,
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    said: () => said.splice(0),
  };
}
