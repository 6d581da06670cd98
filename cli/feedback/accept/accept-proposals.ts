import { escape } from '../../reporters/text/escape.ts';
import { UsageError } from '../../usage-error.ts';
import { synonymOf, type Unanswered } from '../unanswered/unanswered.ts';
import { addSynonym, synonymLine, type SynonymsPlace } from './synonyms-place.ts';

type Synonym = readonly [string, string];

/** The synonyms that the report proposes, each once. */
export const proposedIn = (unanswered: readonly Unanswered[]): readonly Synonym[] => [
  ...new Map(
    unanswered.flatMap(({ today }) => {
      const synonym = synonymOf(today);
      return synonym === undefined ? [] : [[synonym.join('='), synonym] as const];
    }),
  ).values(),
];

/** The synonym for a search in any of its wordings, or for its unknown words. */
export function proposedFor(search: string, unanswered: readonly Unanswered[]): Synonym {
  const wanted = search.trim().toLowerCase();
  const found = unanswered
    .filter(({ searches, today }) =>
      [...searches.map(({ query }) => query), synonymOf(today)?.[0]].some(
        (each) => each?.toLowerCase() === wanted,
      ),
    )
    .flatMap(({ today }) => synonymOf(today) ?? []);
  const [own, other] = found;
  if (own !== undefined && other !== undefined) return [own, other];
  const others = proposedIn(unanswered).map(([word]) => escape(word));
  const known =
    others.length === 0 ? 'there are no proposals' : `there are proposals for ${others.join(', ')}`;
  throw new UsageError(`no synonym is proposed for "${escape(search)}"; ${known}.`);
}

/** Adds synonyms, or gives the lines to add by hand. Gives what to tell the user. */
export async function acceptSynonyms(place: SynonymsPlace, synonyms: readonly Synonym[]): Promise<string> {
  if (synonyms.length === 0) return 'No synonym is proposed.\n';
  if (place.kind === 'code') {
    const where = place.file === undefined ? 'a configuration' : escape(place.file);
    return `Add to "search.synonyms" of ${where}:\n\n${synonyms.map((each) => `  ${escape(synonymLine(each))}\n`).join('')}`;
  }
  const lines: string[] = [];
  for (const each of synonyms) {
    const isNew = await addSynonym(place, each);
    lines.push(
      `${escape(each.join(' = '))}  ${isNew ? 'added to' : 'is already in'} ${escape(place.file)}\n`,
    );
  }
  return lines.join('');
}
