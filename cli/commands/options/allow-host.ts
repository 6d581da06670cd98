import { Option } from 'commander';
import { hostNames } from './flag-values.ts';

/** The flag of servers for further host names. */
export const allowHost = (): Option =>
  new Option('--allow-host <name>', 'a name that it answers to as well, as behind a proxy; can be repeated')
    .argParser(hostNames)
    .default([], 'none');
