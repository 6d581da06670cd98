import { readFileSync } from 'node:fs';
import { openSuggester, type Suggest } from '../../reader/features/autocomplete/titles/open-suggester.ts';
import type { AutocompleterItem } from '../../schemas/services/search/autocompleter.ts';
import { megabytes, printer, processorMs, timed } from './measure.ts';

const source = 'KBContentful';
const typedTitles = 300;
const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

/**
 * Prints what suggesting out of a long list costs: opening it, as milliseconds and as a multiple of parsing its JSON in
 * the same run; then what each key costs a reader who types titles, and one who types the worst there is.
 */
export function benchSuggest(titles: number): void {
  const list = listOf(titles);
  const text = JSON.stringify(list);
  const [parseMs] = timed(() => JSON.parse(text) as unknown);
  const print = printer(parseMs);
  console.log(`\nsuggest: ${titles} titles, ${megabytes(text)} of list`);
  print('parse JSON', parseMs);
  const [openMs, suggest] = timed(() => openSuggester(list, { source }));
  print('open the list', openMs);

  const every = Math.ceil(titles / typedTitles);
  const typed = list.filter((_, index) => index % every === 0).map(({ repr }) => repr);
  printKeys('titles, key by key', typed.flatMap(beginnings), suggest);
  printKeys('with two letters swapped', typed.map(swapped).flatMap(beginnings), suggest);
  printKeys('one letter', letters, suggest);
  printKeys(
    'two letters',
    letters.flatMap((one) => letters.map((two) => one + two)),
    suggest,
  );
  printKeys('how all titles begin', beginnings('How to read a page that is not there'), suggest);
  printKeys(
    'no such words',
    typed.map((title) => `${title.slice(0, 12)}qqq`),
    suggest,
  );
  printKeys(
    'long words',
    typed.map((title) => title.repeat(4)),
    suggest,
  );
}

function printKeys(name: string, queries: readonly string[], suggest: Suggest): void {
  const tookMs = queries.map((query) => processorMs(() => suggest(query))).toSorted((a, b) => a - b);
  const at = (part: number) =>
    `${(tookMs[Math.floor(part * (tookMs.length - 1))] ?? 0).toFixed(2).padStart(6)} ms`;
  const keys = `${String(queries.length).padStart(6)} keys`;
  console.log(`  ${name.padEnd(24)}${keys}   p50${at(0.5)}   p95${at(0.95)}   max${at(1)}`);
}

const beginnings = (title: string): string[] =>
  Array.from({ length: title.length }, (_, index) => title.slice(0, index + 1));

/** The way people mistype: two neighbours in the middle. */
function swapped(title: string): string {
  const at = Math.floor(title.length / 2);
  return (
    title.slice(0, at) +
    title
      .slice(at, at + 2)
      .split('')
      .toReversed()
      .join('') +
    title.slice(at + 2)
  );
}

/** Titles as long and as alike as real ones: one of the sample, then the words of another. Half begin alike. */
function listOf(count: number): AutocompleterItem[] {
  const titles = sampleTitles();
  return Array.from({ length: count }, (_, index) => {
    const title = titles[index % titles.length] ?? '';
    const other = titles[(index * 7 + Math.floor(index / titles.length)) % titles.length] ?? '';
    const repr = `${index % 2 === 0 ? 'How to ' : ''}${title}: ${other}`.slice(0, 98);
    return { repr, URL: [`/how-to/page-${index}`], id: `page${index}`, SOURCE: [source] };
  });
}

function sampleTitles(): string[] {
  const file = readFileSync(new URL('../../data/sample/export.json', import.meta.url), 'utf8');
  const { entries } = JSON.parse(file) as { entries: { fields: { title?: Record<string, string> } }[] };
  return entries.flatMap(({ fields }) => fields.title?.['en-US'] ?? []);
}
