import * as z from 'zod';

/** What `npm audit --json` writes, as far as it is read. */
const auditReport = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
      range: z.string(),
      nodes: z.array(z.string()),
    }),
  ),
});

const auditFailure = z.object({ message: z.string() });

export interface Advisory {
  readonly name: string;
  readonly severity: string;
  /** The versions that it concerns. */
  readonly range: string;
  /** The folders of the lock file that have them. */
  readonly paths: readonly string[];
}

/** The advisories that a registry has told of; else why it has told of none. */
export type Audit = { readonly advisories: readonly Advisory[] } | { readonly unanswered: string };

/** Reads what `npm audit --json` has written. */
export function readAudit(output: string): Audit {
  const json = jsonOf(output);
  const report = auditReport.safeParse(json);
  if (!report.success)
    return { unanswered: auditFailure.safeParse(json).data?.message ?? 'the registry does not answer' };
  const advisories = Object.entries(report.data.vulnerabilities).map(
    ([name, { severity, range, nodes }]) => ({ name, severity, range, paths: nodes }),
  );
  return { advisories };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Asked {
  /** Of a package with advisories that are old and well known: who knows none of it knows nothing. */
  readonly ofKnownBad: Audit;
  readonly ofLockFile: Audit;
  /** Whether a folder of the lock file comes to who installs Fieldbook. */
  readonly isInstalled: (path: string) => boolean;
}

export interface Verdict {
  readonly isGood: boolean;
  readonly lines: readonly string[];
}

/** What is told of advisories. Bad is any of what users install, and a grave one of anything else. */
export function judge({ ofKnownBad, ofLockFile, isInstalled }: Asked): Verdict {
  if ('unanswered' in ofKnownBad) return notChecked(ofKnownBad.unanswered);
  if (ofKnownBad.advisories.length === 0) return notChecked('the registry knows of no advisories at all');
  if ('unanswered' in ofLockFile) return notChecked(ofLockFile.unanswered);
  const { advisories } = ofLockFile;
  if (advisories.length === 0) return { isGood: true, lines: ['advisories: none'] };
  const isBad = ({ severity, paths }: Advisory) =>
    paths.some(isInstalled) || severity === 'high' || severity === 'critical';
  return {
    isGood: !advisories.some(isBad),
    lines: advisories.map(
      (each) =>
        `advisories: ${each.name} ${each.range} (${each.severity}${isBad(each) ? '' : ', not installed with Fieldbook'}) at ${each.paths.join(', ')}`,
    ),
  };
}

const notChecked = (why: string): Verdict => ({ isGood: true, lines: [`advisories: not checked (${why})`] });
