import { deepStrictEqual, rejects } from 'node:assert/strict';
import { constants } from 'node:buffer';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { readExportFile } from '../../cli/input/read-export-file.ts';
import { invariant } from '../../schemas/base/invariant.ts';
import { cacheFolder } from './cache-folder.ts';
import { generateSpace } from './generate-space.ts';

/** Reads exports of 20 MB and of more than one string can hold; checks what is read, and prints what each megabyte costs. */
const file = join(await cacheFolder('bench'), 'large-export.json');
const entries = JSON.stringify(generateSpace(200).entries).slice(1, -1);
const repeatsKey = '{"sys":{"id":"no","id":"last"}}';

for (const megabytes of [20, 300, 620]) await readOf(megabytes);
await rm(file);

async function readOf(megabytes: number): Promise<void> {
  const { copies, bytes, units } = await write(megabytes * 1e6);
  invariant(megabytes < 600 || bytes > constants.MAX_STRING_LENGTH, 'the largest is beyond a string');
  const start = process.cpuUsage();
  const read = await readExportFile(file);
  const { user, system } = process.cpuUsage(start);
  const msPerMegabyte = (user + system) / 1e3 / (bytes / 1e6);
  const peak = process.resourceUsage().maxRSS / 1024;
  console.log(
    `${(bytes / 1e6).toFixed(0)} MB: ${msPerMegabyte.toFixed(1)} ms of processor time for each, ${peak.toFixed(0)} MiB at most so far`,
  );
  const last = JSON.parse(`[${copy(copies - 1)}]`) as unknown[];
  deepStrictEqual(read.entries.slice(-1 - last.length, -1), last);
  deepStrictEqual(read.entries.length, copies * last.length + 1);
  const pointer = `/entries/${copies * last.length}/sys/id`;
  deepStrictEqual(read.repeatedKeys, [{ pointer, key: 'id', line: copies + 1 }]);
  await truncate(file, bytes - 1);
  const message = `large-export.json is not JSON: at line ${copies + 1}, column ${units}, the text ends too early.`;
  await rejects(readExportFile(file), { message });
}

/** The entries once more, with ids and addresses of their own. */
function copy(number: number): string {
  return entries.replaceAll('"article', `"copy${number}-article`);
}

/** Writes an export of at least so many bytes, a copy a line; gives the length of the last line too, in units of UTF-16. */
async function write(leastBytes: number): Promise<{ copies: number; bytes: number; units: number }> {
  const stream = createWriteStream(file);
  const put = async (text: string) => {
    if (!stream.write(text)) await once(stream, 'drain');
    return Buffer.byteLength(text);
  };
  let bytes = await put('{"locales":[{"code":"en-US","default":true}],"entries":[');
  let copies = 0;
  for (; bytes < leastBytes; copies += 1) bytes += await put(`${copy(copies)},\n`);
  const lastLine = `${repeatsKey}]}`;
  bytes += await put(lastLine);
  stream.end();
  await once(stream, 'finish');
  return { copies, bytes, units: lastLine.length };
}
