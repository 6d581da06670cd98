import { escape } from '../reporters/text/escape.ts';
import { jsonText } from '../reporters/text/json-text.ts';
import type { Style } from '../reporters/text/style.ts';
import type { ExplainedResult, Explanation, FoundWord, ReadWord } from './explain.ts';
import type { SearchReporterName } from './reporters.ts';

type ExplainReporter = (explanation: Explanation, style: Style) => string;

/** The forms of an explanation. */
export const explainReporters: { readonly [Name in SearchReporterName]: ExplainReporter } = {
  pretty: ({ query, words, results }, style) =>
    [
      `${style('bold', `"${escape(query)}"`)} is read as`,
      ...words.map(readLine),
      '',
      ...(results.length === 0 ? ['Nothing is found.', ''] : results.flatMap(resultLines(style))),
    ].join('\n'),
  json: (explanation) => `${jsonText(explanation, 2)}\n`,
};

/** So many of the words that a word stands for are named. */
const maxNamed = 8;

function readLine({ word, weight, standsFor }: ReadWord): string {
  const others = standsFor.filter(({ words }) => words !== word);
  const named = others.slice(0, maxNamed).map(({ words, similarity }) => `${words} ${similarity.toFixed(2)}`);
  const more = others.length > maxNamed ? [`${others.length - maxNamed} more`] : [];
  const also = named.length === 0 ? '' : `, also ${[...named, ...more].join(', ')}`;
  return weight === 0
    ? `  ${escape(word)}: no page has it`
    : `  ${escape(word)}: weight ${weight.toFixed(2)}${escape(also)}`;
}

const resultLines =
  (style: Style) =>
  ({ url, title, score, coverage, inTitle, words }: ExplainedResult, place: number): string[] => [
    `${String(place + 1).padStart(2)}  ${escape(url)}  ${style('dim', escape(title))}`,
    `    score ${score.toFixed(3)}, about ${percent(coverage)} of the query, ${percent(inTitle)} of it in the title`,
    ...words.map((word) => `    ${foundLine(word)}`),
    '',
  ];

function foundLine({ word, share, found }: FoundWord): string {
  const places = found.map(({ word: form, inTitle, inHeadings, inText }) =>
    [
      ...(form === word ? [] : [form]),
      [
        ...(inTitle ? ['title'] : []),
        ...(inHeadings ? ['heading'] : []),
        ...(inText > 0 ? [`text ${inText}x`] : []),
      ].join(', '),
    ].join(': '),
  );
  return `${percent(share).padStart(4)}  ${escape(`${word}  ${places.join('; ')}`)}`;
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;
