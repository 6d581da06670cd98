import type { Impact, ModelReport } from '../../pipeline/model/compare/difference.ts';
import { escape } from '../reporters/text/escape.ts';
import { jsonText } from '../reporters/text/json-text.ts';
import { count } from '../../schemas/base/count.ts';
import type { Format, Style } from '../reporters/text/style.ts';

type ModelReporter = (report: ModelReport, look: { readonly style: Style }) => string;

export const modelReporterNames = ['pretty', 'json'] as const;
export type ModelReporterName = (typeof modelReporterNames)[number];

/** The reports of a model's differences. */
export const modelReporters: { readonly [Name in ModelReporterName]: ModelReporter } = {
  pretty: (report, { style }) => `${[...lines(report, style), summaryLine(report)].join('\n')}\n`,
  json: (report) => `${jsonText(report, 2)}\n`,
};

const formats: Readonly<Record<Impact, Format>> = {
  breaking: ['bold', 'red'],
  risky: ['bold', 'yellow'],
  safe: ['bold', 'cyan'],
};

/** A line for each difference, the worst first, with advice below. */
function lines({ differences }: ModelReport, style: Style): string[] {
  return differences.flatMap(({ impact, against, message, advice }) => {
    const since = against === 'lock' ? ' (since the lock)' : '';
    const line = `${style(formats[impact], impact)}${since}  ${escape(message)}`;
    return advice === '' ? [line] : [line, `  to do: ${escape(advice)}`];
  });
}

function summaryLine({ differences, summary }: ModelReport): string {
  const types = count(summary.contentTypes, 'content type');
  if (differences.length === 0) return `no differences in ${types}`;
  const { breaking, risky, safe } = summary;
  return `${count(differences.length, 'difference')} (${breaking} breaking, ${risky} risky, ${safe} safe) in ${types}`;
}
