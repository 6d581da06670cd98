import type { ReportingDescriptor } from 'sarif';
import type { Problem } from '../../../pipeline/problem.ts';
import type { Severity } from '../../../schemas/report/diagnostic.ts';

export const levels = { error: 'error', warn: 'warning', info: 'note' } as const satisfies Record<
  Severity,
  string
>;

/** A rule in SARIF. A rule that is off by default is disabled. */
export const sarifRule = ({ id, severity, summary, advice }: Problem<never>): ReportingDescriptor => ({
  id,
  name: identifierOf(id),
  shortDescription: { text: summary },
  fullDescription: { text: `${summary} ${advice}` },
  help: {
    text: `${advice} Run "fieldbook explain ${id}" for the reason and an example.`,
    markdown: `${advice}\n\nRun \`fieldbook explain ${id}\` for the reason and an example.`,
  },
  defaultConfiguration:
    severity === 'off' ? { enabled: false, level: 'warning' } : { enabled: true, level: levels[severity] },
  properties: { category: categoryOf(id), tags: [categoryOf(id)] },
});

const categoryOf = (id: string): string => id.slice(0, id.indexOf('/'));

/** `LinksBrokenAnchor`. */
const identifierOf = (id: string): string =>
  id
    .split(/[-/]/u)
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join('');
