import type { BuildInput } from '../../pipeline/build.ts';
import type { RawExport } from '../../pipeline/decode/export/raw-export.ts';
import { isFuture, type SourceOptions } from '../commands/options/source-options.ts';
import { chooseExport } from '../input/choose-export.ts';
import { openProject, openUnparsed } from '../input/project.ts';
import { readWithProgress } from '../input/read-with-progress.ts';
import { UsageError } from '../usage-error.ts';

interface Side {
  readonly bytes: Buffer;
  readonly path: string;
}

/** The two states of a space that are compared. */
export interface Both {
  readonly old: Side;
  readonly now: Side;
  readonly settings: Omit<BuildInput, 'exported'>;
  /** Throws if the configuration does not fit the newer export. */
  readonly checkExport: (exported: RawExport) => void;
}

/** Reads two exports, or a live space as it is today and as it will be. */
export async function openBoth(
  oldName: string | undefined,
  newName: string | undefined,
  options: SourceOptions,
): Promise<Both> {
  if (isFuture(options)) {
    if (oldName !== undefined)
      throw new UsageError(`${oldName} is not compared with a live space; leave it out.`);
    return openToday(options);
  }
  if (oldName === undefined || newName === undefined)
    throw new UsageError(
      'name two exports, the older one first; or compare a live space with --source contentful and --release or --at.',
    );
  if (oldName === '-' && newName === '-')
    throw new UsageError('standard input holds one export; name a file for the other.');
  const oldPath = chooseExport(oldName);
  const oldBytes = await readWithProgress(oldPath);
  const { unparsed } = await openUnparsed(newName, options);
  const { bytes, settings, checkExport } = unparsed;
  return {
    old: { bytes: oldBytes, path: oldPath },
    now: { bytes, path: chooseExport(newName) },
    settings,
    checkExport,
  };
}

async function openToday({ release, at, ...options }: SourceOptions): Promise<Both> {
  const { input } = await openProject(undefined, {
    ...options,
    ...(release === undefined ? at && { at } : { release }),
  });
  const today = await openProject(undefined, options);
  const { exported, queries: _unused, ...settings } = input;
  return {
    old: { bytes: bytesOf(today.input.exported), path: 'the space today' },
    now: { bytes: bytesOf(exported), path: 'the space as it will be' },
    settings,
    checkExport: () => {}, // opening the project has checked it
  };
}

const bytesOf = (exported: RawExport): Buffer => Buffer.from(JSON.stringify(exported));
