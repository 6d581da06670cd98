/** Whether a file's name holds its hash, so that its content never changes. */
export const isHashed = (path: string): boolean =>
  path.startsWith('assets/') || (path.startsWith('bundle/') && path !== 'bundle/manifest.json');
