import { type Command, Option } from 'commander';
import { hostNames, type SiteHost } from '../../../pipeline/config/hosts.ts';
import { oneOf } from './flag-values.ts';

export interface DeployOptions {
  readonly deploy?: string;
  readonly host?: SiteHost;
  readonly previous?: string;
}

export const withDeployOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('--deploy <folder>', 'write a plain folder to upload to a host too').conflicts('watch'),
    )
    .option(
      '--host <name>',
      `the host of that folder: ${hostNames.join(', ')} (default: "hosts" of the configuration, if it has one)`,
      oneOf(hostNames),
    )
    .option(
      '--previous <folder or URL>',
      'the deployment whose files stay loadable for open tabs (default: the one in the folder)',
    );
