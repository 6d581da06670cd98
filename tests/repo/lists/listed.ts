import { textOf } from '../source-files.ts';

/** Imports of files of the same folder, in the order of their paths. */
export const byModule = (a: string, b: string): number => (moduleOf(a) < moduleOf(b) ? -1 : 1);
const moduleOf = (line: string): string => /'\.\/(.*)\.tsx?'/u.exec(line)?.[1] ?? '';

/** A file with other lines in its lists, each named by how it begins. */
export function listed(
  path: string,
  lists: Readonly<Record<string, readonly string[]>>,
): [path: string, text: string] {
  let text = textOf(path);
  for (const [start, lines] of Object.entries(lists)) {
    if (start === 'imports') text = text.replace(/^(?:import .*\n)+/u, `${lines.join('\n')}\n`);
    else {
      const list = new RegExp(`(?<=^${start}\\b.*[[{]\\n)(?: {2}.*\\n)*`, 'mu');
      if (!list.test(text)) throw new Error(`${path} has no list "${start}".`);
      text = text.replace(list, lines.map((line) => `  ${line}\n`).join(''));
    }
  }
  return [path, text];
}
