import { readdirSync, readFileSync } from 'node:fs';

interface Vector {
  readonly id: string;
  readonly input: string;
}

const corpora = process.env['FIELDBOOK_CORPORA'];

/** Stands behind the title of a test that needs them, and says why it did not run. */
export const notRun = corpora === undefined ? ' (not run: FIELDBOOK_CORPORA is not set)' : '';

/** Public vectors of known attacks. They are not part of this repository. */
export const vectors: readonly Vector[] =
  corpora === undefined
    ? []
    : readdirSync(`${corpora}/xss`)
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) => JSON.parse(readFileSync(`${corpora}/xss/${file}`, 'utf8')) as Vector[]);

/** A vector itself, and every address in it. */
export const addressesIn = ({ input }: Vector): string[] => [
  input,
  ...[...input.matchAll(/(?:href|src|action|data)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/giu)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  ),
];

export const escaped = (html: string): string => html.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
