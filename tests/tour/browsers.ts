import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, firefox, webkit } from '@playwright/test';
import { browserFlags, onPath } from '../browser/find-browser.ts';
import type { Driver } from './driver.ts';
import { drivePlaywright } from './drivers/playwright.ts';
import { driveFirefox } from './drivers/puppeteer.ts';
import { driveWebKit } from './drivers/web-driver.ts';

const older = fileURLToPath(new URL('../../.cache/browsers/', import.meta.url));

/** How each kind of browser is started; `path` is its program. */
const drivers = {
  'Chromium, light': (executablePath) =>
    drivePlaywright(chromium, { executablePath, args: browserFlags }, 'light'),
  Firefox: driveFirefox,
  WebKitGTK: driveWebKit,
  'Playwright’s Firefox': (executablePath) => drivePlaywright(firefox, { executablePath }, 'dark'),
  'Playwright’s WebKit': (executablePath) => drivePlaywright(webkit, { executablePath }, 'dark'),
} as const satisfies Readonly<Record<string, (path: string) => Promise<Driver>>>;

type Kind = keyof typeof drivers;

export interface Found {
  readonly kind: Kind;
  readonly path: string;
  /** With its version. */
  readonly name: string;
}

export const start = ({ kind, path }: Found): Promise<Driver> => drivers[kind](path);

/** Where each kind may lie, and how it is installed where it does not. */
const places: Readonly<Record<Kind, { readonly find: () => readonly string[]; readonly install: string }>> = {
  'Chromium, light': { find: olderChromiums, install: 'see `.ci/run`: Debian has an older one' },
  Firefox: {
    find: () => [...onPath(['firefox-esr']), ...onPath(['firefox'])],
    install: 'apt-get install firefox-esr',
  },
  WebKitGTK: { find: webKits, install: 'apt-get install webkit2gtk-driver xvfb' },
  'Playwright’s Firefox': {
    find: () => [firefox.executablePath()],
    install: 'npx playwright install firefox',
  },
  'Playwright’s WebKit': { find: () => [webkit.executablePath()], install: 'npx playwright install webkit' },
};

/** The browsers that the tour can be made in, and a line about each other one. */
export function findBrowsers(): { readonly found: readonly Found[]; readonly notRun: readonly string[] } {
  const kinds = Object.keys(places) as Kind[]; // of a mapped type over them
  const all = kinds.map((kind) => ({ kind, path: places[kind].find().find((path) => existsSync(path)) }));
  return {
    found: all.flatMap(({ kind, path }) =>
      path === undefined ? [] : { kind, path, name: `${kind.split(',')[0]} ${versionOf(path)}`.trim() },
    ),
    notRun: all
      .filter(({ path }) => path === undefined)
      .map(({ kind }) => `not run: ${kind}, ${places[kind].install}`),
  };
}

function olderChromiums(): readonly string[] {
  if (!existsSync(older)) return [];
  return readdirSync(older).map((folder) => join(older, folder, 'usr/lib/chromium/chromium'));
}

/** Debian’s folder for libraries is named after the machine. */
function webKits(): readonly string[] {
  if (!isInstalled('WebKitWebDriver') || !isInstalled('Xvfb')) return [];
  return readdirSync('/usr/lib').map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'));
}

const isInstalled = (program: string): boolean => onPath([program]).some((path) => existsSync(path));

function versionOf(path: string): string {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return /\d+(?:\.\d+)+/u.exec(stdout)?.[0] ?? '';
}
