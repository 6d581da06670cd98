import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, realpath, rename, rm } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { networkFault } from '../../../external/network-fault.ts';
import { type LookUpAll, publicLookup } from '../../../external/public-lookup.ts';
import { describeSystemFailure } from '../../../system-failure.ts';
import type { AssetFile } from './asset-files.ts';

export interface FileOptions {
  readonly path: string;
  /** The folder that the path must not leave, not even by a link. */
  readonly folder: string;
  /** For the whole file. */
  readonly timeoutMs: number;
  readonly lookUp: LookUpAll;
  readonly isPrivate: (host: string) => boolean;
}

/** Why a download failed, as the end of a sentence. `passes`: a retry may succeed. */
export interface DownloadFailure {
  readonly reason: string;
  readonly passes: boolean;
}

/** Downloads a file and renames it, so that its path always has a whole file. It follows no redirect. */
export async function downloadFile(
  file: AssetFile,
  options: FileOptions,
): Promise<DownloadFailure | undefined> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  const draft = join(options.folder, `.download-${randomUUID()}`);
  try {
    await mkdir(dirname(options.path), { recursive: true });
    if (!(await isWithin(options)))
      return { reason: 'is not downloaded: a link leads its place out of the folder', passes: false };
    const answer = await ask(file.url, options, signal);
    const status = answer.statusCode ?? 0;
    if (status !== 200) {
      answer.destroy();
      return {
        reason: `is not to be had: its host answers ${status}`,
        passes: status >= 500 || status === 429,
      };
    }
    const drain = createWriteStream(draft);
    await pipeline(answer, drain);
    const isCutOff =
      answer.headers['content-length'] === undefined &&
      drain.bytesWritten !== (file.sizeBytes ?? drain.bytesWritten);
    if (isCutOff)
      return { reason: `ends after ${drain.bytesWritten} of ${file.sizeBytes} bytes`, passes: true };
    await rename(draft, options.path);
    return undefined;
  } catch (error) {
    return describeFailure(error as NodeJS.ErrnoException, signal, options);
  } finally {
    await rm(draft, { force: true });
  }
}

async function isWithin({ path, folder }: FileOptions): Promise<boolean> {
  const [home, place] = await Promise.all([realpath(folder), realpath(dirname(path))]);
  return place === home || place.startsWith(home.endsWith(sep) ? home : `${home}${sep}`);
}

/** It uses node:http because `fetch` does not let us check the resolved address. */
const ask = (
  url: URL,
  { lookUp, isPrivate }: FileOptions,
  signal: AbortSignal,
): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const lookupPublic = publicLookup(lookUp, isPrivate);
    request(url, {
      signal,
      lookup: lookupPublic,
      headers: { 'user-agent': 'fieldbook', 'accept-encoding': 'identity' },
    })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });

function describeFailure(
  error: NodeJS.ErrnoException,
  signal: AbortSignal,
  { timeoutMs, path }: FileOptions,
): DownloadFailure {
  if (signal.aborted) return { reason: `is not through after ${timeoutMs / 1000} s`, passes: false };
  const ofDisk = error.path === undefined ? undefined : describeSystemFailure(Object.assign(error, { path }));
  if (ofDisk !== undefined) return { reason: `is not written: ${ofDisk}`, passes: false };
  const { kind, reason } = networkFault(error);
  return {
    reason: `is not to be had: its host ${reason}`,
    passes: kind !== 'private' && kind !== 'untrusted',
  };
}
