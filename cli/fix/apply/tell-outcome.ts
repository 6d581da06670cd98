import type { ReportedOutcome } from '../../../schemas/report/fixes.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { guarded } from '../../reporters/github-actions.ts';
import { escape } from '../../reporters/text/escape.ts';
import type { Connection } from '../../source/connection.ts';
import { print } from '../../terminal/print.ts';
import type { Applied } from './apply-fixes.ts';
import { type Origin, outcomeText, reportedOutcome } from './describe-outcome.ts';

interface Telling {
  readonly connection: Connection;
  readonly origin: Origin;
  /** The document for programs; undefined for a text. */
  readonly json: ((outcome: ReportedOutcome) => string) | undefined;
}

/** Prints what was written, also where the space was lost on the way. */
export async function tellOutcome(
  { outcome, journal }: Applied,
  { connection, origin, json }: Telling,
): Promise<ExitCode> {
  if (outcome === undefined) {
    console.error('nothing is written');
    return exitCodes.clean;
  }
  const reported = reportedOutcome(outcome, { origin, connection, journal });
  await print(json === undefined ? `\n${escapedLines(outcomeText(reported, origin))}\n` : json(reported));
  if (outcome.failure !== undefined) throw outcome.failure;
  return reported.refused.length > 0 ? exitCodes.findings : exitCodes.clean;
}

const escapedLines = (text: string): string => guarded(text.split('\n').map(escape).join('\n'));
