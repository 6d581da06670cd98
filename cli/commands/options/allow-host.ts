import { Option } from 'commander';
import { hostNames } from './flag-values.ts';

/** The flag of servers for further host names. */
export const allowHost = (): Option =>
  new Option('--allow-host <name>', 'another host name to accept, for example behind a proxy; repeatable')
    .argParser(hostNames)
    .default([], 'none');
