import { Option } from 'commander';
import { hostNames } from './flag-values.ts';

/** Of the commands that serve: names that the server answers to besides its own. */
export const allowHost = (): Option =>
  new Option('--allow-host <name>', 'a name that it answers to as well, as behind a proxy; can be repeated')
    .argParser(hostNames)
    .default([], 'none');
