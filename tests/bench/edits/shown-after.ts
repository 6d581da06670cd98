import { rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { invariant } from '../../../schemas/base/invariant.ts';

interface Edited {
  readonly browser: Browser;
  /** The page whose title is edited. */
  readonly address: string;
  readonly exportFile: string;
  /** The export with this title on that page. */
  readonly withTitle: (title: string) => string | Uint8Array;
  readonly edits: number;
  /** Between what an edit has shown and the next edit. */
  readonly pauseMs: number;
}

/** How long each of some edits takes, from the moment in which the file lies there until the open page has painted it. Unit: milliseconds. */
export async function shownAfterMs(edited: Edited): Promise<number[]> {
  const { browser, address, exportFile, withTitle, edits, pauseMs } = edited;
  const page = await browser.newPage();
  let tell: ((paintedAtMs: number) => void) | undefined;
  let expected = '';
  await page.exposeBinding('tellTitle', (_, title: string, ms: number) => {
    if (title === expected) tell?.(ms);
  });
  await page.addInitScript({ content: watchTitle });
  await page.goto(address);
  const took: number[] = [];
  for (let edit = 1; edit <= edits; edit += 1) {
    expected = `Edit ${edit}`;
    const painted = new Promise<number>((resolve) => {
      tell = resolve;
    });
    const beside = `${exportFile}.next`;
    await writeFile(beside, withTitle(expected));
    await sleep(pauseMs);
    const writtenAtMs = performance.timeOrigin + performance.now();
    await rename(beside, exportFile);
    const paintedAtMs = await Promise.race([painted, sleep(longestMs)]);
    invariant(paintedAtMs !== undefined, `the open page shows edit ${edit}`);
    took.push(paintedAtMs - writtenAtMs);
  }
  await page.close();
  return took;
}

/** An edit that is not shown by then never will be. */
const longestMs = 60_000;

/** Runs in the page, so it is a text: tells the title once it is painted. The clocks agree in milliseconds since 1970. */
const watchTitle = `{
const titleNow = () => document.querySelector('h1')?.textContent.replace(/[\\u200b#]/gu, '').trim();
const look = () => {
  const title = titleNow();
  if (title !== undefined && /^Edit \\d+$/u.test(title))
    requestAnimationFrame(() => setTimeout(() => globalThis.tellTitle(title, performance.timeOrigin + performance.now())));
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
}`;
