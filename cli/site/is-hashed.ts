/** Whether a file's name holds its hash, so that the same name always means the same bytes. */
export const isHashed = (path: string): boolean =>
  path.startsWith('assets/') || (path.startsWith('bundle/') && path !== 'bundle/manifest.json');
