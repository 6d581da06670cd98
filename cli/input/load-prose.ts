import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { isEverOn } from '../../pipeline/config/checks/severity-of.ts';
import { problems } from '../../pipeline/rules/index.ts';
import { type ProseChecker, proseKinds } from '../../pipeline/writing/prose.ts';

/** Loads the checks of sentences if a rule about writing is on. Loading takes long. */
export async function loadProse(config: PipelineConfig): Promise<ProseChecker | undefined> {
  const isOn = (id: string) => problems.some((problem) => problem.id === id && isEverOn(problem, config));
  const kinds = new Set(proseKinds.filter((kind) => isOn(`writing/${kind}`)));
  if (kinds.size === 0) return undefined;
  const { proseChecker } = await import('../../pipeline/writing/prose-checker.ts');
  return proseChecker({ kinds, readingAge: config.limits.readingAge });
}
