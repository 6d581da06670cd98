import { type ChildProcess, fork } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { ambient, cliArguments, packageRoot, type Run, type RunOptions } from '../run-cli.ts';
import type { Command, Outcome } from './command-loop.ts';

const main = pathToFileURL(cliArguments.at(-1) ?? '').href;

let warm: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

type WarmOptions = RunOptions & Pick<Command, 'full'>;

/**
 * Runs `fieldbook` in a process that has run it before: as `runCli`, but in a few milliseconds in place of half a second. Not for
 * what a process alone has: signals, streams that break, servers and the end itself. The process is one for all test files that share
 * their modules, and ends with their thread.
 */
export function runWarm(args: readonly string[], options: WarmOptions = {}): Promise<Run> {
  const outcome = last.then(() => ask(args, options));
  last = outcome.catch(() => undefined);
  return outcome;
}

async function ask(args: readonly string[], { cwd, input = '', env, full }: WarmOptions): Promise<Run> {
  const child = (warm ??= start());
  const isText = typeof input === 'string';
  const command: Command = {
    main,
    args,
    cwd: cwd ?? process.cwd(),
    env: definedOf({ ...process.env, ...ambient, ...env }),
    input: isText ? input : Buffer.from(input).toString('base64'),
    isBase64: !isText,
    ...(full !== undefined && { full }),
  };
  const { code, stdout, stderr } = await new Promise<Outcome>((resolve, reject) => {
    const gone = () => reject(new Error(`the process ended while it ran fieldbook ${args.join(' ')}`));
    child.once('exit', gone);
    child.once('message', (outcome) => {
      child.off('exit', gone);
      resolve(outcome as Outcome); // our own process at the other end
    });
    child.send(command);
  });
  return { code, stdout: withoutLastBreak(stdout), stderr: withoutLastBreak(stderr) };
}

function start(): ChildProcess {
  const child = fork(`${packageRoot}tests/cli/warm/command-loop.ts`, [], {
    execArgv: ['--import', import.meta.resolve('tsx')],
    env: definedOf({ ...process.env, ...ambient }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.once('exit', () => (warm = undefined));
  return child;
}

const definedOf = (env: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined));

const withoutLastBreak = (text: string): string => text.replace(/\r?\n$/u, '');
