import process from 'node:process';
import { describeSystemFailure } from '../../system-failure.ts';
import { redacted } from '../connection.ts';
import { describeFault } from './answers/describe-fault.ts';
import { FaultError } from './answers/fault.ts';
import type { Failed, Job, Message } from './messages.ts';
import { readSpace } from './read-space.ts';

/**
 * The child process that runs contentful-export: the package cannot be silenced or stopped, and keeps state between runs. It
 * gets its job over the IPC channel and ends with its parent.
 */
process.once('disconnect', () => process.exit());
process.once('message', (job) => void work(job as Job)); // the other end is our own process

const send = (message: Message) => process.send?.(message);

async function work(job: Job): Promise<void> {
  send({ kind: 'wait', ms: 0 }); // started: the timeout without progress counts from now on
  try {
    await readSpace(job, send);
    send({ kind: 'done' });
  } catch (error) {
    const { at, sentence } = failureFor(error, job);
    send({ kind: 'failed', at, sentence: redacted(sentence, job.connection) });
  }
  // the parent disconnects after this message
}

function failureFor(error: unknown, { connection, text }: Job): Pick<Failed, 'at' | 'sentence'> {
  if (error instanceof FaultError) {
    return { at: 'source', sentence: describeFault(error.fault, { ...connection, text }) };
  }
  const ofDisk = describeSystemFailure(error);
  if (ofDisk !== undefined) return { at: 'disk', sentence: `the export is not kept: ${ofDisk}.` };
  const message = error instanceof Error ? error.message : String(error);
  return { at: 'source', sentence: `the export failed (${message}).` };
}
