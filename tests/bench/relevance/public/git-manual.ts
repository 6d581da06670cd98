import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '../collection.ts';
import type { Asked, Made } from './made.ts';
import { squash, wordsOf } from './plain-text.ts';

/** The pages of git's manual, in AsciiDoc, asked by the line that says what a command is for. */
export function gitManual(folder: string): Made {
  const pages: Page[] = [];
  const asked: Asked[] = [];
  for (const name of readdirSync(folder)
    .filter((each) => /^git.*\.txt$/u.test(each))
    .toSorted()) {
    const [, title = '', purpose = '', body] =
      /^NAME\n----\n(.+?) - (.+?)\n\n(.*)/msu.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
    if (body === undefined) continue;
    const id = basename(name, '.txt');
    const headings = Array.from(body.matchAll(/^(.+)\n([-~]{3,})$/gmu))
      .filter(([, heading = '', line = '']) => Math.abs(heading.length - line.length) < 3) // else it is code between lines
      .map(([, heading = '']) => heading)
      .join('\n');
    const text = body
      .replaceAll(marks, '')
      .split('\n')
      .map(squash)
      .filter((line) => line !== '')
      .join('\n');
    pages.push({ id, title: squash(title), headings, text });
    if (wordsOf(purpose).split(' ').length >= 3) asked.push([squash(purpose), id]);
  }
  return { pages, asked };
}

/** Lines that say how a block or a section looks. */
const marks = /^(?:[-=~+.*_]{3,}|\[.*\]|:.*:.*|include::.*|ifdef.*|endif.*|\+)$/gmu;
