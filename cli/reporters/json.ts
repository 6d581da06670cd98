import type { Report } from '../../schemas/report/diagnostic.ts';
import type { Reporter } from './index.ts';

/** For programs: the JSON report, always one document. Source: cli.md, "The JSON report". */
export const json: Reporter = ({ diagnostics, summary }) => {
  const report: Report = { version: 1, diagnostics: [...diagnostics], summary };
  return `${JSON.stringify(report, undefined, 2)}\n`;
};
