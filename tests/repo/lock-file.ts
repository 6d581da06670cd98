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
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

export type LockedPackage = z.infer<typeof lockedPackage> & {
  readonly name: string;
  /** Its folder, as `node_modules/a/node_modules/b`. */
  readonly path: string;
  /** Comes with an optional peer dependency, to who installs that beside Fieldbook. */
  readonly isOfPeer: boolean;
};

const { '': root, ...packages } = z
  .object({
    packages: z
      .object({ '': z.object({ peerDependencies: z.record(z.string(), z.string()) }) })
      .catchall(lockedPackage),
  })
  .parse(JSON.parse(textOf('package-lock.json'))).packages;

const pathsOfPeers = reachedFrom(Object.keys(root.peerDependencies).map((name) => `node_modules/${name}`));

/** Every package of the lock file but Fieldbook itself. */
export const lockedPackages: readonly LockedPackage[] = Object.entries(packages).map(([path, locked]) => ({
  ...locked,
  name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  path,
  isOfPeer: pathsOfPeers.has(path) && locked.dev === true,
}));

/** Comes with Fieldbook to who installs it. */
export const isInstalled = ({ dev }: Pick<LockedPackage, 'dev'>): boolean => dev !== true;

/** Comes to users, with Fieldbook or beside it; everything else is for who works on it. */
export const isForUsers = (locked: Pick<LockedPackage, 'dev' | 'isOfPeer'>): boolean =>
  isInstalled(locked) || locked.isOfPeer;

/** The folders of packages, with those of everything that they depend on. */
function reachedFrom(paths: readonly string[]): ReadonlySet<string> {
  const reached = new Set(paths);
  for (const path of reached) {
    const { dependencies, optionalDependencies } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolvedFrom(path, name);
      if (found !== undefined) reached.add(found);
    }
  }
  return reached;
}

/** As Node.js looks for it: in the folder itself, then in those around it. */
function resolvedFrom(path: string, name: string): string | undefined {
  const candidate = `${path === '' ? '' : `${path}/`}node_modules/${name}`;
  if (candidate in packages) return candidate;
  return path === ''
    ? undefined
    : resolvedFrom(path.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/u, ''), name);
}
