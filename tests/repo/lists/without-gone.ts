import { dirname, join } from 'node:path';
import { repositoryHas, textOf } from '../source-files.ts';

/**
 * A list without what it imports from files that are gone, else it could not be read. What has other lines than `name,` and
 * `key: Name,` is left for the compiler to name.
 */
export function withoutGone(path: string): [path: string, text: string] {
  const text = textOf(path);
  const gone = [...text.matchAll(/^import \{ (.*) \} from '(\..*)';\n/gmu)].filter(
    ([, , file = '']) => !repositoryHas(join(dirname(path), file)),
  );
  const kept = gone.reduce((left, [line, names = '']) => {
    const entry = new RegExp(`^ {2}(?:\\w+: )?(?:${names.replaceAll(', ', '|')}),\\n`, 'gmu');
    return left.replace(line, '').replace(entry, '');
  }, text);
  return [path, kept];
}
