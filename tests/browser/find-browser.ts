import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Names under which systems install a browser of Chromium's family. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** Where browsers lie that are on no path. */
const knownPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The browser for the tests: the one that FIELDBOOK_BROWSER names, Playwright's own, the system's, else one that is
 * installed now. Where none can be had, the error says what to do: browser tests are never skipped.
 */
export function findBrowser(): string {
  const found = installedBrowser() ?? installBrowser();
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none was found or could be installed. ' +
      'Run `npx playwright install chromium`, or install chromium with your system’s packages, ' +
      'or set FIELDBOOK_BROWSER to the path of a browser.',
  );
}

function installedBrowser(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  const candidates = [
    process.env['FIELDBOOK_BROWSER'] ?? '',
    chromium.executablePath(),
    ...onPath,
    ...knownPlaces,
  ];
  return candidates.find((path) => path !== '' && existsSync(path));
}

/** Playwright's download first; where that is not reached, Debian's package, if we may install it. */
function installBrowser(): string | undefined {
  run('npx', ['playwright', 'install', 'chromium']);
  if (installedBrowser() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  return installedBrowser();
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
