import { dirname, join } from 'node:path';
import { repositoryHas, textOf } from '../source-files.ts';

/** A list without what it imports from files that are gone, else it could not be read. */
export const withoutGone = (path: string): [path: string, text: string] => [
  path,
  withoutImports(textOf(path), (file) => !repositoryHas(join(dirname(path), file))),
];

/** The lines `name,` and `key: Name,` go too; what else names what is gone, the compiler finds. */
export function withoutImports(text: string, isGone: (file: string) => boolean): string {
  const gone = [...text.matchAll(/^import \{ (.*) \} from '(\..*)';\n/gmu)].filter(([, , file = '']) =>
    isGone(file),
  );
  return gone.reduce((left, [line, names = '']) => {
    const entry = new RegExp(`^ {2}(?:\\w+: )?(?:${names.replaceAll(', ', '|')}),\\n`, 'gmu');
    return left.replace(line, '').replace(entry, '');
  }, text);
}
