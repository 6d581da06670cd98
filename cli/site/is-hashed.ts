const manifest = 'bundle/manifest.json';

/** The folders of a site's locales, by the paths of its files: each locale has a manifest of its own. */
export const localeFolders = (paths: Iterable<string>): readonly string[] => [
  ...new Set(['', ...[...paths].filter((path) => path.endsWith(`/${manifest}`)).map(withoutManifest)]),
];

const withoutManifest = (path: string): string => path.slice(0, -manifest.length);

/**
 * Whether a file's name holds its hash, so that its content never changes. Without `folders`, the path is that of a file in the site of one
 * locale.
 */
export const isHashed = (path: string, folders: readonly string[] = ['']): boolean =>
  folders.some((folder) => path.startsWith(folder) && isHashedIn(path.slice(folder.length)));

const isHashedIn = (path: string): boolean =>
  path.startsWith('assets/') || (path.startsWith('bundle/') && path !== manifest);
