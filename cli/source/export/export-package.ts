import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { invariant } from '../../../schemas/base/invariant.ts';
import { installCommand } from './install-command.ts';
import { findPackageFolder, packageFolder, packageVersion, peerRange } from '../../package-files.ts';
import { isInRange } from './version-range.ts';

/**
 * The package that the child process imports. It is an optional peer dependency, because it is large and only `fieldbook
 * export` needs it.
 */
export const exportPackage = 'contentful-export';

type Found =
  | { readonly state: 'usable'; readonly version: string }
  /** `advice` says what is wrong, and the command that fixes it. */
  | { readonly state: 'missing' | 'unsupported'; readonly advice: string };

/** Whether the package that `fieldbook export` needs is installed, in a supported version. */
export function findExportPackage(): Found {
  const range = peerRange(exportPackage);
  invariant(range !== undefined, `package.json names ${exportPackage} as a peer dependency`);
  const version = installedVersion();
  const command = installCommand(`${exportPackage}@${range}`, packageFolder);
  if (version === undefined) {
    const advice = `${exportPackage} is not installed, and \`fieldbook export\` needs it; run \`${command}\`.`;
    return { state: 'missing', advice };
  }
  if (isInRange(version, range)) return { state: 'usable', version };
  const advice = `${exportPackage} ${version} is installed, and \`fieldbook export\` needs ${range}; run \`${command}\`.`;
  return { state: 'unsupported', advice };
}

/** Undefined if it is missing or incomplete: installing it helps in both cases. */
function installedVersion(): string | undefined {
  try {
    const main = fileURLToPath(import.meta.resolve(exportPackage));
    return packageVersion(findPackageFolder(dirname(main)));
  } catch {
    return undefined;
  }
}
