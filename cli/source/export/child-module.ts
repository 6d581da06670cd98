import { packageFile } from '../../package-files.ts';

/** The Node.js arguments of the child process: the package's program, or the sources if these are running. */
export const childArguments = (): readonly string[] =>
  import.meta.url.endsWith('.ts')
    ? ['--import', import.meta.resolve('tsx'), packageFile('cli', 'source', 'export', 'export-child.ts')]
    : [packageFile('dist', 'cli', 'export-child.js')];
