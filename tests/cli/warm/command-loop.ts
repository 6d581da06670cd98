import process from 'node:process';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

/** A command line, with all that a process of its own would be given. */
export interface Command {
  /** The URL of the module that a process begins with. */
  readonly main: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly input: string;
  readonly isBase64: boolean;
  /** A stream that takes nothing, as if its disk were full. */
  readonly full?: 'stdout' | 'stderr';
}

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

// Runs the commands that its parent sends, one after another. The modules of the first stay loaded for the others; main itself
// is loaded anew for each.
const exit = process.exit.bind(process);
const eventsOfMain = ['exit', 'SIGINT', 'uncaughtException'] as const;
let loads = 0;
let last: Promise<unknown> = Promise.resolve();

process.once('disconnect', () => exit());
process.on('message', (command) => {
  last = last.then(async () => process.send?.(await run(command as Command))); // our own test sends no other
});

async function run({ main, args, cwd, env, input, isBase64, full }: Command): Promise<Outcome> {
  process.chdir(cwd);
  process.argv = [process.execPath, main, ...args];
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  const bytes = Buffer.from(input, isBase64 ? 'base64' : 'utf8');
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from([bytes]) });
  const stdout = capture(process.stdout, full === 'stdout');
  const stderr = capture(process.stderr, full === 'stderr');
  process.exitCode = undefined;
  const exited = new Promise<void>((resolve) => {
    process.exit = ((code) => {
      process.exitCode = code ?? process.exitCode;
      resolve();
    }) as typeof process.exit;
  });
  loads += 1;
  await Promise.race([exited, import(`${main}?load=${loads}`)]);
  await setImmediate(); // what a stream has still to tell
  const onExit = process.listeners('exit') as readonly ((code: number) => void)[];
  for (const listener of onExit) listener(Number(process.exitCode ?? 0));
  for (const event of eventsOfMain) process.removeAllListeners(event);
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error');
  return { code: Number(process.exitCode ?? 0), stdout: stdout(), stderr: stderr() };
}

/** What is written from now on, in place of writing it. */
function capture(stream: NodeJS.WriteStream, isFull: boolean): () => string {
  const chunks: Buffer[] = [];
  stream.write = (chunk: string | Uint8Array, ...others: readonly unknown[]) => {
    if (!isFull) chunks.push(Buffer.from(chunk as string));
    const failure = isFull
      ? Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' })
      : undefined;
    const told = others.find((each): each is (error?: Error) => void => typeof each === 'function');
    process.nextTick(() => {
      told?.(failure);
      if (failure !== undefined) stream.emit('error', failure);
    });
    return true;
  };
  return () => Buffer.concat(chunks).toString();
}
