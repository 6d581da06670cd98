import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';

export interface ClassNames {
  /** The name of a class in a build. */
  readonly scoped: (name: string, file: string) => string;
  /** The name of a class that was compiled, by the path of its style sheet below `reader/` without `.module.css`. */
  readonly compiled: (sheet: string, name: string) => string;
}

/**
 * Classes are named by the place of their file among all, then by their own place in it: names as short as can be, and the same
 * in every build, for each page, script and style sheet repeats them.
 */
export function classNames(): ClassNames {
  const reader = fileURLToPath(new URL('reader/', import.meta.url));
  const files = readdirSync(reader, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    // the preview's come last, so that they change no name that readers get
    .toSorted((a, b) => Number(isOfPreview(a)) - Number(isOfPreview(b)) || (a < b ? -1 : 1));
  const namesByFile = new Map(files.map((file) => [normalizePath(join(reader, file)), new Set<string>()]));
  const nameIn = (file: string, name: string) =>
    letters([...namesByFile.keys()].indexOf(file), 2) +
    letters([...(namesByFile.get(file) ?? [])].indexOf(name), 1);
  return {
    scoped(name, file) {
      if (namesByFile.get(file)?.add(name) === undefined)
        throw new Error(`${file} is not below reader/, where classes get their names.`);
      return nameIn(file, name);
    },
    compiled(sheet, name) {
      const file = normalizePath(join(reader, `${sheet}.module.css`));
      if (namesByFile.get(file)?.has(name) !== true) throw new Error(`${sheet} has no class ${name}.`);
      return nameIn(file, name);
    },
  };
}

const isOfPreview = (file: string): boolean => normalizePath(file).startsWith('preview/');

/** A number in at least so many digits. They are no vowels: blockers of advertisements hide classes such as "ads". */
function letters(value: number, minLength: number): string {
  const digits = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ';
  const higher = Math.floor(value / digits.length);
  const start = higher > 0 || minLength > 1 ? letters(higher, minLength - 1) : '';
  return start + digits.charAt(value % digits.length);
}
