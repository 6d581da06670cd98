import { invariant } from '../../schemas/base/invariant.ts';
import type { PipelineConfig } from './config.ts';
import type { KnowledgeBase } from './knowledge-bases.ts';

/** The knowledge base that is built. The command line refuses a name that is not configured. */
export function chosenKnowledgeBase({
  knowledgeBase,
  knowledgeBases,
}: Pick<PipelineConfig, 'knowledgeBase' | 'knowledgeBases'>): KnowledgeBase {
  const chosen = Object.hasOwn(knowledgeBases, knowledgeBase) ? knowledgeBases[knowledgeBase] : undefined;
  invariant(chosen !== undefined, `the knowledge base "${knowledgeBase}" is configured`);
  return chosen;
}
