import * as z from 'zod';
import { textOf } from './source-files.ts';

const lockedPackage = z.object({
  version: z.string(),
  license: z.string().optional(),
  /** Needed only to work on Fieldbook. */
  dev: z.boolean().optional(),
  /** Left out where it does not fit the system or Node.js. */
  optional: z.boolean().optional(),
  engines: z.object({ node: z.string().optional() }).optional(),
  deprecated: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
});

export type LockedPackage = z.infer<typeof lockedPackage> & {
  readonly name: string;
  /** Its folder, as `node_modules/a/node_modules/b`. */
  readonly path: string;
};

const { '': _root, ...packages } = z
  .object({ packages: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(textOf('package-lock.json'))).packages;

/** Every package of the lock file but Fieldbook itself. */
export const lockedPackages: readonly LockedPackage[] = Object.entries(packages).map(([path, locked]) => ({
  ...lockedPackage.parse(locked),
  name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  path,
}));

/** Comes with Fieldbook to who installs it. */
export const isInstalled = ({ dev }: Pick<LockedPackage, 'dev'>): boolean => dev !== true;
