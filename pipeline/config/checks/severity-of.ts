import type { Diagnostic, Severity } from '../../../schemas/report/diagnostic.ts';
import type { PipelineConfig } from '../config.ts';
import { matchesPath } from './path-pattern.ts';
import type { Override, Preset, RuleSetting, RuleSettings } from './rules.ts';

interface AnyProblem {
  readonly id: string;
  readonly severity: RuleSetting;
}

type Settings = Pick<PipelineConfig, 'preset' | 'rules' | 'overrides'>;

/** The severity of a problem in an entry: from the last matching override, or the rules, or the preset. */
export function severityOf(problem: AnyProblem, entry: Diagnostic['entry'], config: Settings): RuleSetting {
  const setting = config.overrides
    .filter((override) => entry !== null && fits(override, entry))
    .map(({ rules }) => settingFor(problem.id, rules))
    .findLast((each) => each !== undefined);
  return setting ?? settingFor(problem.id, config.rules) ?? byPreset[config.preset](problem.severity);
}

/** Whether a problem can be reported at all. One that is off everywhere is not checked. */
export const isEverOn = (problem: AnyProblem, config: Settings): boolean =>
  severityOf(problem, null, config) !== 'off' ||
  config.overrides.some(({ rules }) => (settingFor(problem.id, rules) ?? 'off') !== 'off');

const stricter: Readonly<Record<Severity, Severity>> = { error: 'error', warn: 'error', info: 'warn' };

const byPreset: Readonly<Record<Preset, (severity: RuleSetting) => RuleSetting>> = {
  recommended: (severity) => severity,
  strict: (severity) => (severity === 'off' ? 'off' : stricter[severity]),
  essential: (severity) => (severity === 'error' ? 'error' : 'off'),
};

const settingFor = (id: string, rules: RuleSettings): RuleSetting | undefined =>
  rules[id] ?? rules[`${id.slice(0, id.indexOf('/'))}/*`];

const fits = (
  { contentTypes, entries, urls }: Override,
  { id, contentType, url }: NonNullable<Diagnostic['entry']>,
): boolean =>
  (contentTypes?.includes(contentType) ?? true) &&
  (entries?.includes(id) ?? true) &&
  (urls?.some((pattern) => url !== undefined && matchesPath(pattern, url)) ?? true);
