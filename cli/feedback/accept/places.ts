import type { Project } from '../../input/project.ts';
import type { Proposal } from '../unanswered/today.ts';
import { addRedirect, type RedirectsPlace, redirectsPlace } from './redirects-place.ts';
import { newTableOf } from './redirects-text.ts';
import { addSynonym, synonymLine, type SynonymsPlace, synonymsPlace } from './synonyms-place.ts';

/** Where accepted proposals are written, by their kind. */
export interface Places {
  readonly synonym: SynonymsPlace;
  readonly redirect: RedirectsPlace;
}

export const placesOf = (project: Pick<Project, 'input' | 'configFile'>): Places => ({
  synonym: synonymsPlace(project),
  redirect: redirectsPlace(project),
});

/** Adds a proposal to its file. False if it is there already, or if a configuration in code can only be changed by hand. */
export async function addProposal(
  { synonym, redirect }: Places,
  { kind, from, to }: Proposal,
): Promise<boolean> {
  return kind === 'synonym'
    ? synonym.kind === 'json' && addSynonym(synonym, [from, to])
    : redirect.kind === 'table' && addRedirect(redirect, { from, to });
}

/** What to do by hand, before the name of a configuration. */
export const byHand = {
  synonym: 'Add to search.synonyms of',
  redirect: 'Add to redirects.csv, and name that file as redirects in',
} as const;

/** The lines to add by hand. */
export const linesByHand: Readonly<Record<Proposal['kind'], (proposals: readonly Proposal[]) => string[]>> = {
  synonym: (proposals) => proposals.map(({ from, to }) => synonymLine([from, to])),
  redirect: (proposals) => newTableOf(proposals).trimEnd().split('\n'),
};
