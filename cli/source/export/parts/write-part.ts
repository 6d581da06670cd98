import { createWriteStream } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import type { Part } from './parts.ts';

export const partFile = (folder: string, part: Part): string => join(folder, `${part}.json`);

/** Writes a list item by item, in the format of the export file. The text of a large space is never in memory as a whole. */
export async function writePart(folder: string, part: Part, items: readonly unknown[]): Promise<void> {
  const path = partFile(folder, part);
  const draft = `${path}.tmp`;
  await pipeline(Readable.from(textOf(items)), createWriteStream(draft, { mode: 0o600 }));
  await rename(draft, path);
}

export const readPart = async (folder: string, part: Part): Promise<readonly unknown[]> =>
  z.array(z.unknown()).parse(JSON.parse(await readFile(partFile(folder, part), 'utf8')));

function* textOf(items: readonly unknown[]): Iterable<string> {
  if (items.length === 0) return yield '[]';
  let before = '[\n';
  for (const item of items) {
    yield before + indented(JSON.stringify(item, undefined, 2));
    before = ',\n';
  }
  yield '\n  ]';
}

const indented = (text: string): string => `    ${text.replaceAll('\n', '\n    ')}`;
