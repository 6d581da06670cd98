import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { main } from '../measure.ts';

/** Processes of `fieldbook serve`, and what a balancer knows of them. */
export interface Fleet {
  /** The address of a process that was ready a moment ago; each in turn. */
  readonly next: () => string | undefined;
  /** Kills one without a warning, and starts it again. */
  readonly killOne: () => Promise<void>;
  /** Puts a new process in the place of each, one after the other, as an upgrade does. */
  readonly replaceAll: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** What all of them have logged. */
  readonly lines: readonly string[];
}

interface Member {
  readonly port: number;
  process: ChildProcess;
  isReady: boolean;
}

/** As often as a balancer asks. */
const askEveryMs = 250;

export async function startFleet(
  ports: readonly number[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Fleet> {
  const lines: string[] = [];
  const start = (port: number): ChildProcess => {
    const child = spawn(process.execPath, [main, 'serve', 'public', '--files', '--port', String(port)], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (/"level":"(?:warn|error)"/u.test(line) && !line.includes('"request"'))
        console.error(`${port} ${line}`);
    });
    return child;
  };
  const members = ports.map((port): Member => ({ port, process: start(port), isReady: false }));
  const timer = setInterval(() => members.forEach((member) => void look(member)), askEveryMs);
  let turn = 0;
  while (!members.every(({ isReady }) => isReady)) await sleep(100);
  return {
    lines,
    next() {
      const ready = members.filter(({ isReady }) => isReady);
      const chosen = ready[(turn += 1) % Math.max(1, ready.length)];
      return chosen && `http://127.0.0.1:${chosen.port}`;
    },
    async killOne() {
      const member = members[Math.floor(Math.random() * members.length)];
      if (member === undefined) return;
      member.process.kill('SIGKILL');
      if (member.process.exitCode === null) await once(member.process, 'exit');
      member.isReady = false;
      member.process = start(member.port);
    },
    async replaceAll() {
      for (const member of members) {
        member.process.kill('SIGTERM');
        await once(member.process, 'exit');
        member.isReady = false;
        member.process = start(member.port);
        while (!member.isReady) await sleep(100);
      }
    },
    async stop() {
      clearInterval(timer);
      for (const member of members) member.process.kill('SIGTERM');
      const running = members.filter(({ process: { exitCode } }) => exitCode === null);
      await Promise.all(running.map((member) => once(member.process, 'exit')));
    },
  };
}

async function look(member: Member): Promise<void> {
  const signal = AbortSignal.timeout(1000);
  member.isReady = await fetch(`http://127.0.0.1:${member.port}/readyz`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
