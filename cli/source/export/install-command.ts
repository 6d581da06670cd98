import { existsSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/**
 * The command that installs a package where Fieldbook finds it, which depends on how Fieldbook is installed.
 * `wanted` is a name with a range, such as `contentful-export@^7.22.5`; in quotes, since `^` means something to some shells.
 */
export function installCommand(wanted: string, fieldbookFolder: string): string {
  if (fieldbookFolder.split(sep).includes('.pnpm')) return `pnpm add "${wanted}"`;
  const modules = dirname(fieldbookFolder);
  const project = dirname(modules);
  // npx keeps a package that no project has in a folder of its own, together with those that are asked for by the same command
  if (basename(dirname(project)) === '_npx')
    return `npx --package fieldbook --package "${wanted}" fieldbook export`;
  // where npm installs for a project, the project has a package.json
  const isGlobal = basename(modules) === 'node_modules' && !existsSync(join(project, 'package.json'));
  return `npm install ${isGlobal ? '--global ' : ''}"${wanted}"`;
}
