import type { Severity } from '../../../schemas/report/diagnostic.ts';
import { distinctFingerprints } from '../distinct-fingerprints.ts';
import { filePlaceOf } from '../file-place.ts';
import type { Reporter } from '../reporter.ts';
import { jsonText } from '../text/json-text.ts';
import { faultSentences, placeText } from '../text/sentences.ts';

const severities: Readonly<Record<Severity, string>> = { error: 'major', warn: 'minor', info: 'info' };

/** For merge requests: a Code Quality report. Source: GitLab, "Code Quality", "Code Quality report format". */
export const gitlab: Reporter = ({ diagnostics }, look) => {
  const fingerprints = distinctFingerprints(diagnostics);
  const issues = diagnostics.map((diagnostic, position) => {
    const { file, line } = filePlaceOf(diagnostic, look);
    return {
      description: `${placeText(diagnostic)}: ${faultSentences(diagnostic).join(' ')}`,
      check_name: diagnostic.rule,
      fingerprint: fingerprints[position],
      severity: severities[diagnostic.severity],
      location: { path: file, lines: { begin: line } },
    };
  });
  return `${jsonText(issues, 2)}\n`;
};
