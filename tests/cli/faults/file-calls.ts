import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** A call that changes what is on a disk. */
export interface FileCall {
  /** As Node.js calls it, without `Sync`. */
  readonly name: string;
  /** The path, or both. */
  readonly paths: readonly string[];
}

/** Told of a call before it is made; what it throws, the call throws. */
export type OnCall = (call: FileCall) => void;

const names = [
  'copyFile',
  'cp',
  'link',
  'mkdir',
  'rename',
  'rm',
  'rmdir',
  'symlink',
  'unlink',
  'writeFile',
] as const;

type Call = (...args: readonly unknown[]) => unknown;
type Calls = Record<string, Call>;

/** Watches the calls of this thread that change what is on a disk, until the function that it gives is called. */
export function watchFileCalls(onCall: OnCall): () => void {
  const waiting = fs as unknown as Calls;
  const promised = fs.promises as unknown as Calls;
  const patched = new Set(['open', ...names, ...names.map((name) => `${name}Sync`)]);
  const keep = (calls: Calls) => Object.entries(calls).filter(([name]) => patched.has(name));
  const before = { waiting: keep(waiting), promised: keep(promised) };
  for (const name of names) {
    const [sync, later] = [waiting[`${name}Sync`], promised[name]];
    if (sync) waiting[`${name}Sync`] = watched(name, sync, sync, onCall);
    if (later && sync) promised[name] = inPromise(watched(name, later, sync, onCall));
  }
  const open = fs.promises.open;
  promised['open'] = async (...args) => {
    const handle = await open(...(args as Parameters<typeof open>));
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      onCall({ name: 'fsync', paths: [String(args[0])] });
      await sync();
    };
    return handle;
  };
  syncBuiltinESMExports();
  return () => {
    Object.assign(waiting, Object.fromEntries(before.waiting));
    Object.assign(promised, Object.fromEntries(before.promised));
    syncBuiltinESMExports();
  };
}

const inPromise =
  (call: Call): Call =>
  async (...args) =>
    call(...args);

/** A write that fails has written half of it: a disk is full in the midst of a file. */
function watched(name: string, call: Call, writeNow: Call, onCall: OnCall): Call {
  return (...args) => {
    const paths = args.slice(0, 2).filter((arg): arg is string => typeof arg === 'string');
    const isWrite = name === 'writeFile';
    try {
      onCall({
        name,
        paths: isWrite || name.startsWith('rm') || name === 'mkdir' ? paths.slice(0, 1) : paths,
      });
    } catch (error) {
      if (isWrite) writeNow(args[0], halfOf(args[1]), args[2]);
      throw error;
    }
    return call(...args);
  };
}

const halfOf = (content: unknown): string | Uint8Array =>
  typeof content === 'string'
    ? content.slice(0, content.length / 2)
    : (content as Uint8Array).subarray(0, (content as Uint8Array).length / 2);

const words: Readonly<Record<string, string>> = {
  ENOSPC: 'no space left on device',
  EROFS: 'read-only file system',
  EACCES: 'permission denied',
  EIO: 'i/o error',
};

/** What the system answers. */
export const systemError = (code: string, { name, paths: [path = ''] }: FileCall): NodeJS.ErrnoException =>
  Object.assign(new Error(`${code}: ${words[code] ?? code}, ${name} '${path}'`), {
    code,
    syscall: name,
    path,
    errno: -1,
  });
