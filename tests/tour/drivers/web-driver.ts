import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { freePort } from '../../free-port.ts';
import type { Driver, Key } from '../driver.ts';

/** The toolbar of the window would keep it wider than a phone. */
const narrowToolbar = '* { padding: 0; margin: 0; border: 0; min-width: 0; }';

/** Source: WebDriver, "Keyboard actions". */
const keys: Readonly<Record<Key, string>> = {
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

/** WebKit for GTK in a window of its own, over WebDriver. */
export async function driveWebKit(browser: string): Promise<Driver> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldbook-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), narrowToolbar);
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      GTK_THEME: 'Adwaita:dark', // pages are asked for dark colours
      XDG_CONFIG_HOME: folder,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // it has none for root
    },
  });
  const call = callsTo(`http://127.0.0.1:${port}`);
  const browserOptions = { binary: browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const { sessionId } = sessionSchema.parse(
    await untilItListens(() => call('POST', '/session', { capabilities })),
  );
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/timeouts`, { script: 5000 });
  const act = async (type: 'key' | 'pointer', actions: readonly object[]) => {
    await call('POST', `${session}/actions`, { actions: [{ type, id: type, actions }] });
  };
  const evaluate: Driver['evaluate'] = async (run, given) => {
    const answer = await call('POST', `${session}/execute/async`, { script: scriptOf(run), args: [given] });
    const { got, thrown } = resultSchema.parse(answer);
    if (thrown !== undefined) throw new Error(thrown);
    return got as never; // what the function gave, as JSON
  };
  return {
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    evaluate,
    pressAt: ({ x, y }) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    key: (key) => act('key', strokesOf(keys[key])),
    type: (text) => act('key', Array.from(text).flatMap(strokesOf)),
    async resize({ width, height }) {
      await call('POST', `${session}/window/rect`, { width, height });
      const inner = await evaluate(() => innerHeight, undefined);
      await call('POST', `${session}/window/rect`, { width, height: 2 * height - inner });
    },
    said: () => [],
    async close() {
      await call('DELETE', session);
      await Promise.all([service, screen].map(end));
      await rm(folder, { recursive: true, maxRetries: 3 });
    },
  };
}

const strokesOf = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/** Hands what a function of the page gives, at once or later, to the driver. */
const scriptOf = (run: (given: never) => unknown): string => `
  const [given, done] = arguments;
  Promise.resolve(given).then(${String(run)}).then((got) => done({ got }), (error) => done({ thrown: String(error) }));
`;

const sessionSchema = z.object({ sessionId: z.string() });
const resultSchema = z.object({ got: z.unknown().optional(), thrown: z.string().optional() });
const answerSchema = z.object({ value: z.unknown() });

/** Source: WebDriver, "Protocol". */
const callsTo = (address: string) => async (method: string, path: string, body?: object) => {
  const answer = await fetch(address + path, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
  });
  const { value } = answerSchema.parse(await answer.json());
  if (answer.ok) return value;
  throw new Error(`WebDriver: ${method} ${path.replace(/\/session\/[^/]+/u, '')}: ${JSON.stringify(value)}`);
};

async function untilItListens<Got>(call: () => Promise<Got>, triesLeft = 100): Promise<Got> {
  try {
    return await call();
  } catch (error) {
    if (triesLeft === 0 || !(error instanceof TypeError)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return untilItListens(call, triesLeft - 1);
  }
}

async function end(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
