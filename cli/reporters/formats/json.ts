import type { Report } from '../../../schemas/report/report.ts';
import type { Reporter } from '../reporter.ts';
import { jsonText } from '../text/json-text.ts';

/** For programs: the JSON report, always one document. See docs/reporters.md. */
export const json: Reporter = ({ diagnostics, summary, publishing }) => {
  const report: Report = {
    version: 1,
    diagnostics: [...diagnostics],
    summary,
    ...(publishing && { publishing }),
  };
  return `${jsonText(report, 2)}\n`;
};
