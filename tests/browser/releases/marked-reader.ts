import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * A copy of the built package with another reader: every script and style sheet tells its release (`scripts:2`, `style:2`), and
 * has another name for it. Gives the command of the copy.
 */
export function markedReader(folder: string, release: number): string {
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const reader = join(folder, 'dist', 'reader');
  const assets = join(reader, 'client', 'assets');
  const names = readdirSync(assets).filter((name) => /\.(?:js|css)$/u.test(name));
  const renamed = names.map((name): [string, string] => [
    name,
    name.replace(/.(\.\w+)$/u, (_, ending: string) => `${release}${ending}`),
  ]);
  for (const file of textsIn(reader)) {
    let text = readFileSync(file, 'utf8');
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    writeFileSync(file, text);
  }
  for (const [from, to] of renamed) {
    const text = readFileSync(join(assets, from), 'utf8');
    writeFileSync(join(assets, from), from.endsWith('.js') ? script(release) + text : text + style(release));
    renameSync(join(assets, from), join(assets, to));
  }
  return join(folder, 'dist', 'cli', 'main.js');
}

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css|json)$/u.test(name))
    .map((name) => join(folder, name));

const script = (release: number): string =>
  `(globalThis.loadedScripts ??= new Set()).add("scripts:${release}");\n`;

const style = (release: number): string => `\n:root{--release:"style:${release}"}\n`;
