import type { Reporter } from '../reporter.ts';
import { jsonText } from '../text/json-text.ts';

/** For streams: a line for each finding of the JSON report, then a line with the summary. `type` tells them apart. */
export const ndjson: Reporter = ({ diagnostics, summary }) => {
  const lines = [
    ...diagnostics.map((diagnostic) => ({ type: 'diagnostic', ...diagnostic })),
    { type: 'summary', version: 1, ...summary },
  ];
  return lines.map((line) => `${oneLine(jsonText(line))}\n`).join('');
};

/** Some readers split lines at these characters too. In JSON they occur only in strings, where an escape is the same. */
const oneLine = (text: string): string =>
  text.replace(
    /[\u0085\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
