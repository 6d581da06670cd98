import { Option } from 'commander';
import { hostNames } from './flag-values.ts';

/** Of the commands that serve: names that the server answers to besides its own. */
export const allowHost = (): Option =>
  new Option('--allow-host <name>', 'another host name to accept, for example behind a proxy; repeatable')
    .argParser(hostNames)
    .default([], 'none');
