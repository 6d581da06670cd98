import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command, Outcome } from './command-loop.ts';

export interface KeptProcess {
  /** Runs a command once those before it have ended. Rejects when the process ends; the next command then starts another. */
  readonly run: (command: Command) => Promise<Outcome>;
  /** Ends it, with the servers that commands have started. */
  readonly kill: () => void;
}

/** A process that runs one command after another. It ends with this one. */
export function keepProcess(env: NodeJS.ProcessEnv): KeptProcess {
  let child: ReturnType<typeof start> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start() {
    const started = fork(fileURLToPath(new URL('command-loop.ts', import.meta.url)), [], {
      execArgv: ['--import', import.meta.resolve('tsx')],
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.once('exit', () => (child = undefined));
    return started;
  }

  const ask = (command: Command) =>
    new Promise<Outcome>((resolve, reject) => {
      const asked = (child ??= start());
      const gone = () =>
        reject(new Error(`the process ended while it ran fieldbook ${command.args.join(' ')}`));
      asked.once('exit', gone);
      asked.once('message', (outcome) => {
        asked.off('exit', gone);
        resolve(outcome as Outcome); // our own process at the other end
      });
      asked.send(command);
    });

  return {
    run(command) {
      const outcome = last.then(() => ask(command));
      last = outcome.catch(() => undefined);
      return outcome;
    },
    kill: () => child?.kill('SIGKILL'),
  };
}

/** The variables that have a value. */
export const definedOf = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined));
