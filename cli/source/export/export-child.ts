import process from 'node:process';
import { describeSystemFailure } from '../../system-failure.ts';
import { redacted } from '../connection.ts';
import { describeFault } from './answers/describe-fault.ts';
import { FaultError } from './answers/fault.ts';
import type { Failed, Job, Message } from './messages.ts';
import { readSpace } from './read-space.ts';

/**
 * The process that contentful-export runs in: the package cannot be silenced nor stopped, and keeps state between runs.
 * It is told its job through the channel to its parent, and does not live longer than that.
 */
process.once('disconnect', () => process.exit());
process.once('message', (job) => void work(job as Job)); // our own process at the other end

const send = (message: Message) => process.send?.(message);

async function work(job: Job): Promise<void> {
  send({ kind: 'wait', ms: 0 }); // up: from now on the time without progress counts
  try {
    await readSpace(job, send);
    send({ kind: 'done' });
  } catch (error) {
    const { at, sentence } = failureFor(error, job);
    send({ kind: 'failed', at, sentence: redacted(sentence, job.connection) });
  }
  // the parent ends the channel when it has heard this
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
