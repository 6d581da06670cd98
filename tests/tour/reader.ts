import type { Driver, Key, Size } from './driver.ts';
import type { Host } from './host.ts';
import type { Target } from './in-page.ts';

/** Somebody who reads the site in a browser. Each of these waits until it can be done or seen. */
export interface Reader {
  /** Opens a page of the site, and waits until it answers. */
  readonly open: (path: string) => Promise<void>;
  readonly press: (target: Target) => Promise<void>;
  readonly key: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  readonly see: (target: Target) => Promise<void>;
  readonly seeNo: (target: Target) => Promise<void>;
  /** The focus is on a target, or in it. */
  readonly focusIn: (target: Target) => Promise<void>;
  readonly seeAddress: (part: string) => Promise<void>;
  /** Waits until a function of the page gives something true, and gives it. */
  readonly until: <Given, Got>(
    what: string,
    run: (given: Given) => Got,
    given: Given,
  ) => Promise<Awaited<Got>>;
  /** What pages and the browser have said since the last call, and may not say. */
  readonly said: () => Promise<readonly string[]>;
  readonly host: Host;
}

const patienceMs = 10_000;
const pauseMs = 50;

/** What pages say in the words of `allowed` is left out. */
export function readerWith(driver: Driver, host: Host, allowed: RegExp | undefined): Reader {
  const { key, type, resize } = driver;

  async function until<Given, Got>(
    what: string,
    run: (given: Given) => Got,
    given: Given,
  ): Promise<Awaited<Got>> {
    const endMs = Date.now() + patienceMs;
    for (;;) {
      let why: unknown = 'it did not come about';
      // a page that is being left answers nobody
      const got = await driver.evaluate(run, given).catch((error: unknown) => void (why = error));
      if (got !== undefined && got !== false && got !== null) return got;
      if (Date.now() > endMs)
        throw new Error(`${what}: ${String(why)}; ${await driver.evaluate(whereAmI, undefined)}`);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  return {
    host,
    async open(path) {
      await driver.open(host.address + path);
      await until(`${path} is taken over by React`, isReady, undefined);
    },
    press: async (target) =>
      driver.pressAt(
        await until(`${wordsFor(target)} can be pressed`, (it) => window.tour.placeOf(it), target),
      ),
    key,
    type,
    resize,
    see: async (target) =>
      void (await until(`${wordsFor(target)} is shown`, (it) => window.tour.find(it).length > 0, target)),
    seeNo: async (target) =>
      void (await until(`${wordsFor(target)} is gone`, (it) => window.tour.find(it).length === 0, target)),
    focusIn: async (target) =>
      void (await until(
        `${wordsFor(target)} has the focus`,
        (it) => window.tour.find(it).some((element) => element.contains(document.activeElement)),
        target,
      )),
    seeAddress: async (part) =>
      void (await until(
        `the address has ${part}`,
        (it) => decodeURIComponent(location.href).includes(it),
        part,
      )),
    until,
    async said() {
      const inPage = await driver.evaluate(() => window.tour.said(), undefined);
      return [...driver.said(), ...inPage].filter((words) => allowed?.test(words) !== true);
    },
  };
}

/** Runs in the page, for messages. */
function whereAmI(): string {
  const { activeElement: focused } = document;
  const title = document.querySelector('h1')?.textContent;
  const opened = document.querySelectorAll('dialog[open]').length;
  const buttons = Array.from(document.querySelectorAll('button[aria-haspopup]'), (each) => each.textContent);
  return `the page is ${location.pathname}${location.hash} “${title}”, scrolled to ${scrollY}, with ${opened} open dialogs and the buttons ${buttons.join(' | ')}; the focus is on ${focused?.outerHTML.slice(0, 120)}`;
}

/** Taken over, with all that it loads by itself. */
async function isReady(): Promise<boolean> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the text of one function is sent to the browser
  const loaded = () => performance.getEntriesByType('resource').length;
  const before = loaded();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const root = document.querySelector<HTMLElement>('#root');
  return document.readyState === 'complete' && root?.dataset['hydrated'] === '' && loaded() === before;
}

const wordsFor = ({ css, name, text, inside }: Target): string =>
  [css, name && `“${name}”`, text && `with “${text}”`, inside && `in ${wordsFor(inside)}`]
    .filter((words) => words !== undefined)
    .join(' ');
