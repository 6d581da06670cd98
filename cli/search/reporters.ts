import { escape } from '../reporters/text/escape.ts';
import { jsonText } from '../reporters/text/json-text.ts';
import { count } from '../../schemas/base/count.ts';
import type { Style } from '../reporters/text/style.ts';
import { type Measure, measuresByLocale, missesOf, type Outcome } from './measure.ts';

/** The measures that a search must reach. */
export interface Marks {
  readonly minRecall: number;
  readonly minMrr: number;
}

type SearchReporter = (measure: Measure, marks: Marks, look: { readonly style: Style }) => string;

export const searchReporterNames = ['pretty', 'json'] as const;
export type SearchReporterName = (typeof searchReporterNames)[number];

/** Each locale has to reach the marks. */
export const hasPassed = (measure: Measure, marks: Marks): boolean =>
  measuresByLocale(measure).every((each) => reaches(each, marks));

const reaches = ({ recall, mrr }: Measure, { minRecall, minMrr }: Marks): boolean =>
  recall >= minRecall && mrr >= minMrr;

/** The reports of golden queries: the misses, then the two measures. */
export const searchReporters: { readonly [Name in SearchReporterName]: SearchReporter } = {
  pretty: (measure, marks, { style }) =>
    measuresByLocale(measure)
      .map((each) =>
        [
          ...(each.locale === undefined ? [] : [style('bold', escape(each.locale))]),
          ...missesOf(each).flatMap((miss) => [...missLines(miss, style), '']),
          ...numbers(each, marks, style),
          '',
        ].join('\n'),
      )
      .join('\n'),
  json: (measure, marks) => `${jsonText(jsonOf(measure, marks), 2)}\n`,
};

/** The missing documents, and the results instead. */
function missLines({ query, expected, reached, found }: Outcome, style: Style): string[] {
  const came = found.map(({ title, url, id }, place) => {
    const mark = expected.some((each) => each === url || each === id) ? '*' : ' ';
    return `  ${mark} ${place + 1}  ${escape(url)}  ${style('dim', escape(title))}`;
  });
  return [
    `${style(['bold'], `"${escape(query)}"`)}  misses ${expected
      .filter((each) => !reached.includes(each))
      .map(escape)
      .join(', ')}`,
    ...(came.length === 0 ? ['    nothing came'] : came),
  ];
}

function numbers(measure: Measure, { minRecall, minMrr }: Marks, style: Style): string[] {
  const line = (name: string, value: number, least: number): string =>
    `${style(value >= least ? 'green' : ['bold', 'red'], `${name} ${shown(value)}`)} (at least ${least})`;
  const missed = missesOf(measure).length;
  const queries = count(measure.outcomes.length, 'query', 'queries');
  return [
    `${line('recall@5', measure.recall, minRecall)}, ${line('MRR', measure.mrr, minMrr)}: ${queries}, ${missed} missed`,
  ];
}

/** Rounded down, so that a number shown as the threshold has reached it. */
const shown = (value: number): string => (Math.floor(value * 1000) / 1000).toFixed(3);

const jsonOf = (measure: Measure, marks: Marks) => ({
  version: 1,
  passed: hasPassed(measure, marks),
  recall: measure.recall,
  mrr: measure.mrr,
  ...marks,
  ...(measure.outcomes[0]?.locale !== undefined && {
    locales: measuresByLocale(measure).map((each) => ({
      locale: each.locale,
      passed: reaches(each, marks),
      recall: each.recall,
      mrr: each.mrr,
    })),
  }),
  queries: measure.outcomes.map(({ query, expected, reached, rank, found, locale }) => ({
    ...(locale !== undefined && { locale }),
    query,
    expected,
    missed: expected.filter((each) => !reached.includes(each)),
    rank: rank ?? null,
    found: found.map(({ title, url }) => ({ title, url })),
  })),
});
