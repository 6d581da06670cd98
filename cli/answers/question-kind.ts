import type { ContentTypeId } from '../../schemas/content/index.ts';

/** What somebody who asks in this way wants to know: how to do something, what a word means, or why something goes wrong. */
type QuestionKind = 'doing' | 'meaning' | 'trouble' | 'other';

/** How much sooner an article of this type answers a question of this form than another one. */
export function fitOf(type: string, question: string): number {
  const kind = kindOf(question);
  return (fits[kind][type as ContentTypeId] ?? 1) * (usual[type as ContentTypeId] ?? 1); // other types have none
}

const trouble =
  /\b(?:why|not|cannot|never|wrong|error|errors|fail|fails|failed|missing|gone|problem|\w+n['’]?t)\b/iu;
const meaning = /\bwhat(?:['’]s| is| are)\b|\bmeans?\b|\bdefin/iu;
const doing = /\bhow (?:do|does|can|to|should|would|could)\b|\b(?:can|could) i\b|\bsteps\b/iu;

/** Trouble is told in many forms, also in that of the others. */
function kindOf(question: string): QuestionKind {
  if (trouble.test(question)) return 'trouble';
  if (meaning.test(question)) return 'meaning';
  return doing.test(question) ? 'doing' : 'other';
}

const fits: Readonly<Record<QuestionKind, Readonly<Partial<Record<ContentTypeId, number>>>>> = {
  doing: { kbHowTo: 1.25, articleRecommendedWorkflow: 1.1, kbGlossary: 0.6 },
  meaning: { kbGlossary: 1.3, kbFaq: 1.1 },
  trouble: { articleProblemSolution: 1.3, kbFaq: 1.15, kbGlossary: 0.6 },
  other: { kbGlossary: 0.8 },
};

/** Pages that lead to answers, tell what has changed, or praise: others say more. */
const usual: Readonly<Partial<Record<ContentTypeId, number>>> = {
  kbLandingPage: 0.5,
  kbReleaseNotes: 0.6,
  kbCapability: 0.85,
};
