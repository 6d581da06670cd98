import { exportPackage, findExportPackage } from '../source/export/export-package.ts';
import { type Check, ok, skipped, warn } from './check.ts';

/** The package is needed only if a space is configured. */
export function checkExportPackage(env: NodeJS.ProcessEnv): Check {
  const found = findExportPackage();
  if (found.state === 'usable') return ok(exportPackage, found.version);
  const isNeeded = found.state === 'unsupported' || (env['CONTENTFUL_SPACE_ID'] ?? '').trim() !== '';
  return (isNeeded ? warn : skipped)(exportPackage, found.advice);
}
