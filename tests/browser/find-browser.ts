import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Names under which systems install a browser of Chromium's family. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** Chromium without windows, which starts and loads pages faster: Debian's name, and the names of Playwright's file. */
const shellCommand = 'chromium-headless-shell';
const shellFile = /^(?:chrome-headless-shell|headless_shell)(?:\.exe)?$/u;

/** Where browsers lie that are on no path. */
const knownPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The browser for the tests: the one that FIELDBOOK_BROWSER names, Playwright's own, the system's, else one that is
 * installed now. Headless shells come first; `isWhole` leaves them out. Where none can be had, the error says what to do: browser tests
 * are never skipped.
 */
export function findBrowser({ isWhole = false }: { readonly isWhole?: boolean } = {}): string {
  const found = installedBrowser(isWhole) ?? installBrowser(isWhole);
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none was found or could be installed. ' +
      'Run `npx playwright install chromium`, or install chromium with your system’s packages, ' +
      'or set FIELDBOOK_BROWSER to the path of a browser.',
  );
}

function installedBrowser(isWhole: boolean): string | undefined {
  const candidates = [
    process.env['FIELDBOOK_BROWSER'] ?? '',
    ...(isWhole ? [] : [...shellsOfPlaywright(), ...onPath([shellCommand])]),
    chromium.executablePath(),
    ...onPath(commands),
    ...knownPlaces,
  ];
  return candidates.find((path) => path !== '' && existsSync(path));
}

/** Where programs of these names would lie, in the order of the system's search path. */
export const onPath = (names: readonly string[]): string[] =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/** Beside Playwright's Chromium of the same revision, in a folder whose name differs by system. */
function shellsOfPlaywright(): string[] {
  const folder = /^.*[\\/]chromium-\d+/u
    .exec(chromium.executablePath())?.[0]
    .replace('chromium-', 'chromium_headless_shell-');
  if (folder === undefined || !existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => shellFile.test(basename(file))).map((file) => join(folder, file));
}

/** Playwright's download first; where that is not reached, Debian's package, if we may install it. */
function installBrowser(isWhole: boolean): string | undefined {
  run('npx', ['playwright', 'install', isWhole ? '--no-shell' : '--only-shell', 'chromium']);
  if (installedBrowser(isWhole) === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', isWhole ? 'chromium' : shellCommand]);
  }
  return installedBrowser(isWhole);
}

const run = (command: string, args: readonly string[]): void => {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 10 * 60_000 });
};

/** For a browser that runs as root in a container, on a network that reaches nothing. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
