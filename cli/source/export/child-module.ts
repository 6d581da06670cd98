import { packageFile } from '../../package-files.ts';

/** The arguments of Node.js that run the child process: of the package, or of its sources where these are running. */
export const childArguments = (): readonly string[] =>
  import.meta.url.endsWith('.ts')
    ? ['--import', import.meta.resolve('tsx'), packageFile('cli', 'source', 'export', 'export-child.ts')]
    : [packageFile('dist', 'cli', 'export-child.js')];
