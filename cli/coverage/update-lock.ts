import type { BuildInput } from '../../pipeline/build.ts';
import type { LockedText, TranslationLock } from '../../pipeline/translation-lock.ts';
import { type UpdatedLock, updateTranslationLock } from '../../pipeline/update-translation-lock.ts';
import { count } from '../../schemas/base/count.ts';
import { lockName, writeTranslationLock } from '../config/translation-lock-file.ts';
import { escape } from '../reporters/text/escape.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { UsageError } from '../usage-error.ts';

export interface LockOptions {
  readonly updateLock?: true;
  /** Entries, or fields of them such as `add.title`. */
  readonly accept?: readonly string[];
  readonly acceptAll?: true;
  readonly locale?: string;
}

/** Whether a flag asks for a new lock. To accept a translation is to write one. */
export const asksForLock = ({ updateLock, accept, acceptAll }: LockOptions): boolean =>
  updateLock === true || accept !== undefined || acceptAll === true;

/** Brings the lock of the translations up to date and writes it. `inputs` are those of all locales. */
export async function writeUpdatedLock(
  inputs: readonly BuildInput[],
  path: string,
  { accept = [], acceptAll, locale }: LockOptions,
): Promise<TranslationLock> {
  const name = lockName(path);
  const before = inputs[0]?.translationLock;
  if (before === undefined && (accept.length > 0 || acceptAll === true))
    throw new UsageError(
      `there is no lock ${name}; --update-lock starts one, with all translations as they are.`,
    );
  const accepts = (text: LockedText) => acceptAll === true || accept.some((each) => isNamed(text, each));
  const updated = updateTranslationLock(inputs, { before, accepts, locale });
  refuseOtherSpace(before, updated.lock, name);
  for (const each of accept) refuseCurrent(each, updated);
  const isNew = await writeTranslationLock(path, updated.lock);
  console.error(isNew ? `${name}: ${inWords(updated)}` : `${name} is the same as before`);
  return updated.lock;
}

const isNamed = ({ entry, field }: LockedText, name: string): boolean =>
  name === entry || name === `${entry}.${field}`;

/** The export of another space has other entries: all lines would be lost. */
function refuseOtherSpace(
  before: TranslationLock | undefined,
  { space }: TranslationLock,
  name: string,
): void {
  if (before === undefined || before.space === 'local' || before.space === space) return;
  throw new UsageError(
    `${name} is about the space ${escape(before.space)}, and the export is of ${escape(space)}; name another file as "translationsLock" in the configuration, or change "space" in the lock if the entries are the same.`,
  );
}

function refuseCurrent(name: string, { accepted, outdated }: UpdatedLock): void {
  if (accepted.some((text) => isNamed(text, name))) return;
  const names = outdated.flatMap(({ entry, field }) => [entry, `${entry}.${field}`]);
  const hint = didYouMean(name, names) || '; translations/outdated lists those that are';
  throw new UsageError(`no translation of ${escape(name)} is outdated${hint}`);
}

const inWords = ({ lock, added, changed, removed, accepted, outdated }: UpdatedLock): string =>
  [
    count(lock.texts.length, 'text'),
    count(added, 'added', 'added'),
    count(changed, 'changed', 'changed'),
    count(accepted.length, 'accepted', 'accepted'),
    count(removed, 'removed', 'removed'),
    count(outdated.length, 'outdated', 'outdated'),
  ].join(', ');
