import { existsSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/**
 * The command that installs a package where Fieldbook can import it, which depends on how Fieldbook is installed. `wanted` is
 * a name with a range, such as `contentful-export@^7.22.5`. It is quoted, because `^` is special in some shells.
 */
export function installCommand(wanted: string, fieldbookFolder: string): string {
  if (fieldbookFolder.split(sep).includes('.pnpm')) return `pnpm add "${wanted}"`;
  const modules = dirname(fieldbookFolder);
  const project = dirname(modules);
  // npx installs packages of the same command into one folder of its own
  if (basename(dirname(project)) === '_npx')
    return `npx --package fieldbook --package "${wanted}" fieldbook export`;
  // a project has a package.json
  const isGlobal = basename(modules) === 'node_modules' && !existsSync(join(project, 'package.json'));
  return `npm install ${isGlobal ? '--global ' : ''}"${wanted}"`;
}
