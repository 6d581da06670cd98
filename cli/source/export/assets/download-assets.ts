import { lookup } from 'node:dns';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { isLoopback } from '../../../is-loopback.ts';
import { type Clock, systemClock } from '../../../external/clock.ts';
import { isPrivateHost } from '../../../external/private-hosts.ts';
import { type LookUpAll } from '../../../external/public-lookup.ts';
import { type AssetFile, assetFiles } from './asset-files.ts';
import { downloadFile } from './download-file.ts';

const atOnce = 6;
const maxTries = 3;

export interface DownloadOptions {
  readonly folder: string;
  /** Plain HTTP is used, for this machine only. */
  readonly isInsecure: boolean;
  readonly timeoutMs?: number;
  readonly clock?: Pick<Clock, 'sleep'>;
  readonly lookUp?: LookUpAll;
  readonly onFile?: (done: number, all: number) => void;
}

export interface FailedFile {
  readonly name: string;
  /** The end of a sentence that begins with the name. */
  readonly reason: string;
}

export interface Downloads {
  readonly downloaded: number;
  /** Files that existed already with the expected size. */
  readonly present: number;
  readonly failed: readonly FailedFile[];
}

/** Downloads the files of assets into a folder. A failed file does not stop the others. */
export async function downloadAssets(
  assets: readonly unknown[],
  options: DownloadOptions,
): Promise<Downloads> {
  const files = assetFiles(assets);
  const limit = pLimit(atOnce);
  let done = 0;
  const outcomes = await Promise.all(
    files.map((file) =>
      limit(async () => {
        const outcome = await download(file, options);
        done += 1;
        options.onFile?.(done, files.length);
        return outcome;
      }),
    ),
  );
  return {
    downloaded: outcomes.filter((outcome) => outcome === 'downloaded').length,
    present: outcomes.filter((outcome) => outcome === 'present').length,
    failed: outcomes.filter((outcome) => typeof outcome === 'object'),
  };
}

async function download(
  file: AssetFile,
  options: DownloadOptions,
): Promise<'downloaded' | 'present' | FailedFile> {
  const { name } = file;
  const refusal = refusalOf(file, options);
  if (refusal !== undefined) return { name, reason: refusal };
  const path = join(options.folder, file.path ?? '');
  if (file.sizeBytes !== undefined && (await sizeOf(path)) === file.sizeBytes) return 'present';
  const { clock = systemClock, timeoutMs = 300_000, lookUp = lookup } = options;
  for (let attempt = 1; ; attempt += 1) {
    const failure = await downloadFile(file, {
      path,
      folder: options.folder,
      timeoutMs,
      lookUp,
      isPrivate: options.isInsecure ? () => false : isPrivateHost,
    });
    if (failure === undefined) return 'downloaded';
    if (!failure.passes || attempt === maxTries) return { name, reason: failure.reason };
    await clock.sleep(1000 * 2 ** (attempt - 1));
  }
}

/** Why a file is not requested at all. */
function refusalOf({ url, path }: AssetFile, { isInsecure }: DownloadOptions): string | undefined {
  if (url.protocol === 'about:') return 'has an address that is none';
  const isLocal = isInsecure && isLoopback(url.hostname);
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) {
    return `is not downloaded: its address begins with ${url.protocol}, not with https:`;
  }
  if (!isLocal && isPrivateHost(url.hostname))
    return 'is not downloaded: its address lies in a private network';
  if (path === undefined) return 'is not downloaded: its address names no place within the folder';
  return undefined;
}

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  );
