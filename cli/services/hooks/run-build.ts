import { type ChildProcess, spawn } from 'node:child_process';
import type { BuildEnd, HookSettings } from './hook-settings.ts';
import { withoutWebhookSecret } from './webhook-secret.ts';

const timeLimitMs = 30 * 60_000;

/** A build that is told to end and does not is killed after this time. */
const endsWithinMs = 10_000;

/** Enough to see what a build has done, or why it failed. */
const maxLines = 20;
const maxCharacters = 4000;

type BuildSettings = Pick<HookSettings, 'build' | 'timers' | 'log' | 'count'>;

/** Builds the site in a process of its own, without a shell. The process has ended in every case, and the log says how. */
export async function runBuild(settings: BuildSettings, stop: AbortSignal): Promise<void> {
  const { build, timers, log, count } = settings;
  const startedAt = timers.now();
  log.info(`A build starts: ${build.join(' ')}`);
  const { end, sentence, lines } = await processOf(settings, stop).catch((error: Error) => ({
    end: 'failed' as const,
    sentence: `did not start: ${error.message}`,
    lines: [],
  }));
  const seconds = Math.round((timers.now() - startedAt) / 1000);
  const message = [`The build ${sentence} (after ${seconds} s)`, ...lines].join('\n');
  log[end === 'failed' ? 'error' : 'info'](message);
  count(end);
}

interface Ended {
  readonly end: BuildEnd;
  readonly sentence: string;
}

interface EndedProcess extends Ended {
  /** The end of its output. */
  readonly lines: readonly string[];
}

/** Rejects if the process cannot start. */
function processOf({ build, timers }: BuildSettings, stop: AbortSignal): Promise<EndedProcess> {
  return new Promise((resolve, reject) => {
    const [program = '', ...parts] = build;
    const child = spawn(program, parts, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: withoutWebhookSecret(),
      detached: hasGroups,
    });
    const lastLines = lastLinesOf(child);
    let ending: Ended | undefined;
    let cancelKill: (() => void) | undefined;
    const endWith = (how: Ended) => {
      if (ending !== undefined) return;
      ending = how;
      kill(child, 'SIGTERM');
      cancelKill = timers.after(endsWithinMs, () => kill(child, 'SIGKILL'));
    };
    const onStop = () => endWith({ end: 'stopped', sentence: 'was stopped, because the process ends' });
    const cancelLimit = timers.after(timeLimitMs, () => endWith({ end: 'failed', sentence: overLimit }));
    stop.addEventListener('abort', onStop, { once: true });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      cancelLimit();
      cancelKill?.();
      stop.removeEventListener('abort', onStop);
      resolve({ ...(ending ?? endOf(code, signal)), lines: lastLines() });
    });
  });
}

const overLimit = `was stopped: it took longer than ${timeLimitMs / 60_000} minutes`;

function endOf(code: number | null, signal: NodeJS.Signals | null): Ended {
  if (code === 0) return { end: 'built', sentence: 'is done' };
  return { end: 'failed', sentence: `failed with ${signal ?? `exit code ${code}`}` };
}

/** The processes that a build starts are of one group, so that they end with it. */
const hasGroups = process.platform !== 'win32';

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(hasGroups ? -child.pid : child.pid, signal);
  } catch {
    // it has ended
  }
  if (signal !== 'SIGKILL') return;
  // a process that has left the group may hold them open
  child.stdout?.destroy();
  child.stderr?.destroy();
}

/** Reads the output so that the process can go on, and keeps only the end. */
function lastLinesOf({ stdout, stderr }: ChildProcess): () => readonly string[] {
  let text = '';
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (more: string) => {
      text = (text + more).slice(-maxCharacters);
    });
  }
  return () =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(-maxLines);
}
