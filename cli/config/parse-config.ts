import { config, type PipelineConfig } from '../../pipeline/config/config.ts';
import { UsageError } from '../usage-error.ts';
import { describeIssue } from './describe-issue.ts';
import { findOddSetting } from './find-odd-setting.ts';

/** Parses the content of a configuration file. `name` is the file's name in sentences. */
export function parseConfig(settings: unknown, name: string): PipelineConfig {
  const odd = findOddSetting(settings);
  if (odd !== undefined) throw new UsageError(`in ${name}: ${odd}`);
  const parsed = config.safeParse(settings);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.flatMap((issue) =>
    describeIssue(issue, { schema: config, value: settings, whole: 'the configuration' }),
  );
  throw new UsageError(faults.map((fault) => `in ${name}: ${fault}`).join('\n'));
}
