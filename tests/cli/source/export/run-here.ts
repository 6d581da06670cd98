import { describeFault } from '../../../../cli/source/export/answers/describe-fault.ts';
import { FaultError } from '../../../../cli/source/export/answers/fault.ts';
import type { Job, Report } from '../../../../cli/source/export/messages.ts';
import { readSpace } from '../../../../cli/source/export/read-space.ts';
import { SourceError } from '../../../../cli/source/source-error.ts';

/** Reads a space in this process, in place of `runChild`: a second less for each test. It prints, and exports go one after another. */
export async function runChild(job: Job, report: Report): Promise<void> {
  try {
    await readSpace(job, report);
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    throw new SourceError(describeFault(error.fault, { ...job.connection, text: job.text }));
  }
}
