import { type ChildProcess, spawn } from 'node:child_process';
import { redacted } from '../connection.ts';
import { UsageError } from '../../usage-error.ts';
import { SourceError } from '../source-error.ts';
import { childArguments } from './child-module.ts';
import type { Failed, Job, Message, Report } from './messages.ts';
import { partNames } from './parts/parts.ts';

/** The start-up limit, for a busy machine. */
const startMs = 60_000;

/** The last output of a process is enough to see why it died. */
const maxTailLength = 2000;

/**
 * Reads a space in a child process, which is killed if it takes too long or makes no progress. Rejects with a `SourceError`,
 * or with a `UsageError` if this machine is at fault. The process has ended in every case.
 */
export function runChild(job: Job, report: Report): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, childArguments(), {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: environmentFor(job),
      serialization: 'json',
    });
    const tail = tailOf(child);
    let outcome: Error | 'done' | undefined;
    const end = (how: Error | 'done') => {
      outcome ??= how;
      timers.stop();
      child.kill('SIGKILL');
    };
    const timers = new Timers(job, (sentence) => end(new SourceError(sentence)));
    child.on('message', (value) => {
      if (outcome !== undefined) return;
      const message = value as Message; // the other end is our own process
      timers.heard(message);
      if (message.kind === 'done') end('done');
      else if (message.kind === 'failed') end(errorOf(message, job));
      else report(message);
    });
    child.on('error', (error) => {
      const failure = new SourceError(`the export cannot start its process (${error.message}).`);
      end(failure);
      if (child.pid === undefined) reject(failure); // it never started, so no event would close it
    });
    child.on('close', (code, signal) => {
      timers.stop();
      const why = redacted(tail(), job.connection);
      outcome ??= new SourceError(
        `the export's process ended by itself (${signal ?? `code ${code}`})${why}; try again, with --resume to keep what is read.`,
      );
      if (outcome === 'done') resolve();
      else reject(outcome);
    });
    child.send(job);
  });
}

const errorOf = ({ at, sentence }: Failed, { connection }: Job): Error =>
  at === 'disk' ? new UsageError(sentence) : new SourceError(redacted(sentence, connection));

/** The environment without tokens, and without a proxy between this machine and itself. */
function environmentFor({ connection }: Job): NodeJS.ProcessEnv {
  const isLeftOut = (name: string) =>
    name.startsWith('CONTENTFUL_') || (connection.isInsecure && /^https?_proxy$/iu.test(name));
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isLeftOut(name)));
}

/** Ends a process that takes too long, with a sentence. */
class Timers {
  readonly #job: Job;
  readonly #end: (sentence: string) => void;
  readonly #deadline: NodeJS.Timeout;
  #idle: NodeJS.Timeout;
  #doing = 'its first answer';

  constructor(job: Job, end: (sentence: string) => void) {
    this.#job = job;
    this.#end = end;
    const { deadlineMs } = job.limits;
    this.#deadline = setTimeout(
      () =>
        end(
          `the export is not through after ${inSeconds(deadlineMs)}, waiting for ${this.#doing}; ${advice}`,
        ),
      deadlineMs,
    );
    this.#idle = this.#startIdle(startMs);
  }

  heard(message: Message): void {
    if (message.kind === 'page') {
      const { part, read, total } = message;
      this.#doing =
        read < total
          ? `${partNames[part]} after the first ${read} of ${total}`
          : `what follows the ${partNames[part]}`;
    }
    clearTimeout(this.#idle);
    this.#idle = this.#startIdle(message.kind === 'wait' ? message.ms : 0);
  }

  stop(): void {
    clearTimeout(this.#deadline);
    clearTimeout(this.#idle);
  }

  #startIdle(waitMs: number): NodeJS.Timeout {
    const { connection, limits } = this.#job;
    return setTimeout(
      () =>
        this.#end(
          `${connection.host} gave nothing new for ${inSeconds(limits.idleMs)}, asked for ${this.#doing}; ${advice}`,
        ),
      limits.idleMs + waitMs,
    );
  }
}

const advice = 'check the network and try again, with --resume to keep what is read.';

const inSeconds = (ms: number): string => `${(ms / 1000).toLocaleString('en-US')} s`;

/** Reads the output so that the process can go on, and keeps only the end. */
function tailOf(child: ChildProcess): () => string {
  let tail = '';
  child.stdout?.resume();
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-maxTailLength);
  });
  return () => {
    const reason = /^.*(?:Error|out of memory).*$/mu.exec(tail)?.[0].trim();
    return reason === undefined ? '' : `: ${reason}`;
  };
}
