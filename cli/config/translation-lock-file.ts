import { relative } from 'node:path';
import type * as z from 'zod';
import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { keyOfText, type TranslationLock, translationLock } from '../../pipeline/translation-lock.ts';
import { valueAt } from '../../schemas/base/value-at.ts';
import { lineNumbers } from '../baseline/line-numbers.ts';
import { decodeText } from '../input/json/decode-text.ts';
import { parseJson } from '../input/json/parse-json.ts';
import { readInput } from '../reads/reads.ts';
import { saveReport } from '../reporters/save-report.ts';
import { UsageError } from '../usage-error.ts';
import { describeIssue } from './describe-issue.ts';
import { besideConfig } from './side-file.ts';

const usualName = 'fieldbook-translations.lock.json';

interface LockFile {
  readonly path: string;
  /** Undefined if there is none yet. */
  readonly lock: TranslationLock | undefined;
}

/** The lock of the translations, which the configuration names or which is beside it. A site in one locale has none. */
export async function readTranslationLock(
  { translationsLock, locales = [] }: Pick<PipelineConfig, 'translationsLock' | 'locales'>,
  configFile: string | undefined,
  { mayBeMissing }: { readonly mayBeMissing: boolean },
): Promise<LockFile | undefined> {
  const [source, ...others] = locales;
  if (source === undefined || others.length === 0) return undefined;
  const path = besideConfig(translationsLock ?? usualName, configFile);
  const name = lockName(path);
  const bytes = await readIfThere(path, name);
  if (bytes === undefined) {
    if (translationsLock === undefined || mayBeMissing) return { path, lock: undefined };
    throw new UsageError(
      `the lock of the translations ${name} is not there; fieldbook coverage --update-lock writes it, or see "translationsLock" in the configuration.`,
    );
  }
  const lock = parseLock(decodeText(bytes, name), name);
  if (lock.source === source.code) return { path, lock };
  throw new UsageError(
    `${name} is about translations from ${lock.source}, and the first locale is ${source.code}: remove the file, and start a new one with fieldbook coverage --update-lock.`,
  );
}

/** Its name in sentences. */
export const lockName = (path: string): string => relative('.', path).replaceAll('\\', '/') || path;

/** Writes the lock in one step, a line for each text, so that branches rarely conflict. False if the file has the same bytes already. */
export async function writeTranslationLock(path: string, lock: TranslationLock): Promise<boolean> {
  const text = lockText(lock);
  const before = await readIfThere(path, lockName(path));
  if (before?.toString('utf8') === text) return false;
  await saveReport(path, text, 'the lock');
  return true;
}

function lockText({ space, source, texts }: TranslationLock): string {
  const lines = texts.map((text) => `    ${JSON.stringify(text)}`).join(',\n');
  const head = `  "version": 1,\n  "space": ${JSON.stringify(space)},\n  "source": ${JSON.stringify(source)},\n`;
  return `{\n${head}  "texts": [${lines === '' ? '' : `\n${lines}\n  `}]\n}\n`;
}

function parseLock(text: string, name: string): TranslationLock {
  const value = parseJson(text, name);
  if (Number(valueAt(value, ['version'])) > 1)
    throw new UsageError(`${name} was written by a later version of Fieldbook; install that version.`);
  const parsed = translationLock.safeParse(value);
  if (!parsed.success) throw damaged(name, faultOf(parsed.error, { text, value }));
  const lines = new Map<string, number>();
  for (const [index, each] of parsed.data.texts.entries()) {
    const first = lines.get(keyOfText(each));
    if (first === undefined) lines.set(keyOfText(each), index);
    else
      throw damaged(
        name,
        `lines ${lineOf(text, first)} and ${lineOf(text, index)} are about the same text; keep one of them`,
      );
  }
  return parsed.data;
}

/** The first fault: a file that is damaged may have thousands. */
function faultOf(
  { issues }: z.ZodError,
  { text, value }: { readonly text: string; readonly value: unknown },
) {
  const parsed = { schema: translationLock, value, whole: 'the file' };
  const [issue] = issues;
  const [fault = 'the file cannot be read'] = issue === undefined ? [] : describeIssue(issue, parsed);
  const index = issue?.path[1];
  return typeof index === 'number' ? `line ${lineOf(text, index)}: ${fault}` : fault;
}

const lineOf = (text: string, index: number): number => lineNumbers(text, 'texts')[index] ?? 1;

const damaged = (name: string, fault: string): UsageError =>
  new UsageError(
    `${name} is damaged: ${fault}. Take the file from version control; or remove it, and start a new one with fieldbook coverage --update-lock.`,
  );

async function readIfThere(path: string, name: string): Promise<Buffer | undefined> {
  try {
    return await readInput(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'EISDIR')
      throw new UsageError(`${name} is a folder; the lock of the translations is a file.`);
    throw error;
  }
}
