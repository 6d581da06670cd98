import type * as z from 'zod';
import { config, type PipelineConfig } from '../../pipeline/config/config.ts';
import { nearest } from '../../pipeline/nearest.ts';
import { didYouMean } from '../did-you-mean.ts';
import { UsageError } from '../usage-error.ts';
import { keysAt } from './keys-at.ts';

/** Parses what a configuration file holds. `name` is what sentences call the file. */
export function parseConfig(settings: unknown, name: string): PipelineConfig {
  const parsed = config.safeParse(settings);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.flatMap(describeIssue);
  throw new UsageError(faults.map((fault) => `in ${name}: ${fault}`).join('\n'));
}

function describeIssue(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `unknown key "${key}"${under(issue.path)}${suggestKey(key, issue.path)}`);
  }
  const place = issue.path.length === 0 ? 'the configuration' : `"${issue.path.join('.')}"`;
  if (issue.code === 'invalid_value') return [`${place} must be one of ${issue.values.join(', ')}`];
  return [`${place}: ${issue.message.replace(/^Invalid input: /u, '')}`];
}

const under = (path: readonly PropertyKey[]): string =>
  path.length === 0 ? '' : ` under "${path.join('.')}"`;

/** A near key at the same place, or else at the top: settings are often put one level too deep. */
function suggestKey(key: string, path: readonly PropertyKey[]): string {
  const beside = didYouMean(key, keysAt(config, path));
  if (beside !== '' || path.length === 0) return beside;
  const atTop = nearest(key, keysAt(config, []));
  return atTop === undefined ? '' : `; did you mean "${atTop}" at the top?`;
}
