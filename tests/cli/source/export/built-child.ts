import { cliArguments, packageRoot } from '../../run-cli.ts';

/** The arguments of Node.js that run the child process: its build where that is fresh, else its sources. */
export const childArguments = (): readonly string[] =>
  cliArguments.length === 1
    ? [`${packageRoot}dist/cli/export-child.js`]
    : ['--import', import.meta.resolve('tsx'), `${packageRoot}cli/source/export/export-child.ts`];
