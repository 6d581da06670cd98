import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { documentIn, findingsIn } from '../baseline-file.ts';

/** How many findings the baseline had from this time on. */
export interface Point {
  readonly atMs: number;
  readonly accepted: number;
}

export interface History {
  /** Oldest first. */
  readonly points: readonly Point[];
  /** Why there is none, or not all of it, as a sentence. */
  readonly note: string | undefined;
}

/** More versions are thinned out evenly: a chart shows no more, and each takes a process. */
const maxVersions = 200;

/** The versions of a baseline that git has. */
export async function historyOf(path: string, name: string): Promise<History> {
  const file = await realpath(path);
  const git = gitIn(dirname(file));
  try {
    const versions = versionsIn(await git(...logArguments, '--', basename(file)));
    if (versions.length === 0) return noHistory(`${name} is not committed yet`);
    const points: Point[] = [];
    for (const { atMs, blob } of thinned(versions, maxVersions)) {
      const accepted = blob === undefined ? 0 : acceptedIn(await git('cat-file', 'blob', blob));
      if (accepted !== undefined) points.push({ atMs, accepted });
    }
    const isShallow = (await git('rev-parse', '--is-shallow-repository')).trim() === 'true';
    return { points, note: isShallow ? shallowNote : undefined };
  } catch (error) {
    return noHistory(whyNone(error, name));
  }
}

const shallowNote =
  'The history is short, because the clone is shallow; "git fetch --unshallow" brings the rest.';

const noHistory = (why: string): History => ({ points: [], note: `There is no history: ${why}.` });

/**
 * The versions on the main line, each with its time and its content. Settings of git that add lines are switched off.
 * Source: git-log(1), "RAW OUTPUT FORMAT" of git-diff(1).
 */
const logArguments = [
  'log',
  '--follow',
  '--first-parent',
  '-m',
  '--raw',
  '--no-abbrev',
  '--no-color',
  '--no-show-signature',
  '--format=@%ct',
];

const ask = promisify(execFile);

const gitIn =
  (folder: string) =>
  async (...args: readonly string[]): Promise<string> => {
    const { stdout } = await ask('git', ['--literal-pathspecs', ...args], {
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' },
      maxBuffer: maxBytes,
    });
    return stdout;
  };

/** The largest answer: a baseline of a million findings. */
const maxBytes = 2 ** 28;

interface Version {
  readonly atMs: number;
  /** Undefined where the file was deleted. */
  readonly blob: string | undefined;
}

/** Oldest first. */
function versionsIn(log: string): Version[] {
  let atMs = 0;
  const versions: Version[] = [];
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) atMs = Number(line.slice(1)) * 1000;
    const [, blob] = /^:\d+ \d+ [\da-f]+ ([\da-f]+) /u.exec(line) ?? [];
    if (blob !== undefined) versions.push({ atMs, blob: /^0+$/u.test(blob) ? undefined : blob });
  }
  return versions.toReversed();
}

/** At most so many of them, evenly, with the first and the last. */
export function thinned<Item>(all: readonly Item[], most: number): readonly Item[] {
  const step = Math.max(1, (all.length - 1) / (most - 1));
  const kept = new Set(Array.from({ length: most }, (_, index) => Math.round(index * step)));
  return all.filter((_, index) => kept.has(index));
}

const counted = z.object({ count: z.int().positive() });

/** How many findings a version has. Undefined for another document, such as a half-merged one. */
function acceptedIn(text: string): number | undefined {
  const document = documentIn(parsed(text));
  if (document === undefined) return undefined;
  const items = document.version === 1 ? document.findings : document.groups.flatMap(findingsIn);
  return items.reduce<number>((sum, item) => sum + (counted.safeParse(item).data?.count ?? 1), 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The end of a sentence. What git itself says is its last resort. */
function whyNone(error: unknown, name: string): string {
  const { code, stderr = '' } = error as NodeJS.ErrnoException & { readonly stderr?: string };
  if (code === 'ENOENT') return 'git is not installed here';
  if (/not a git repository/u.test(stderr)) return `${name} is in no git repository`;
  if (/does not have any commits/u.test(stderr)) return `${name} is not committed yet`;
  return `git says "${/^(?:fatal: )?(.*)$/mu.exec(stderr)?.[1] || code}"`;
}
