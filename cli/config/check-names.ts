import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { problems } from '../../pipeline/rules/index.ts';
import { contentTypes } from '../../schemas/content/index.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { UsageError } from '../usage-error.ts';
import { shown } from './shown.ts';
import { typeNameFaults } from './type-names.ts';

interface Origin {
  /** The name of the file in sentences. */
  readonly name: string;
  /** The knowledge base that a flag named. */
  readonly knowledgeBaseFlag: string | undefined;
}

/** Throws if the configuration names a rule, content type, field or knowledge base that does not exist. */
export function checkNames(config: PipelineConfig, { name, knowledgeBaseFlag }: Origin): void {
  const faults = [...unknownRules(config), ...typeNameFaults(config), ...unknownLimits(config)].map(
    (fault) => `in ${name}: ${fault}`,
  );
  const missing = unknownKnowledgeBase(config);
  if (missing !== undefined) {
    faults.push(`${knowledgeBaseFlag === undefined ? `in ${name}` : 'in --kb'}: ${missing}`);
  }
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
}

function unknownRules({ rules, overrides }: PipelineConfig): string[] {
  const ids = problems.map(({ id }) => id as string);
  const categories = new Set(ids.map((id) => `${id.slice(0, id.indexOf('/'))}/*`));
  const known = [...ids, ...categories];
  const settings = [
    { place: 'rules', ids: Object.keys(rules) },
    ...overrides.map((each, index) => ({ place: `overrides.${index}.rules`, ids: Object.keys(each.rules) })),
  ];
  return settings.flatMap(({ place, ids: named }) =>
    named
      .filter((id) => !known.includes(id))
      .map((id) => `unknown rule ${shown(id)} under "${place}"${didYouMean(id, known)}`),
  );
}

/** The content types that limits name; mapped types count as ours. */
function unknownLimits({ limits }: PipelineConfig): string[] {
  const known = ['default', ...Object.keys(contentTypes)];
  return Object.keys(limits.staleAfterDays)
    .filter((type) => !known.includes(type))
    .map(
      (type) => `unknown content type ${shown(type)} in "limits.staleAfterDays"${didYouMean(type, known)}`,
    );
}

function unknownKnowledgeBase({ knowledgeBase, knowledgeBases }: PipelineConfig): string | undefined {
  const known = Object.keys(knowledgeBases);
  if (known.includes(knowledgeBase)) return undefined;
  const suggestion =
    didYouMean(knowledgeBase, known) || `; there are ${known.slice(0, 20).map(shown).join(', ') || 'none'}`;
  return `the knowledge base ${shown(knowledgeBase)} is not configured under "knowledgeBases"${suggestion}`;
}
