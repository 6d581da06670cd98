import { escape } from '../../reporters/text/escape.ts';
import { UsageError } from '../../usage-error.ts';
import { type Proposal, proposalOf } from '../unanswered/today.ts';
import type { Unanswered } from '../unanswered/unanswered.ts';
import { proposalText } from '../words.ts';
import { addProposal, byHand, linesByHand, type Places } from './places.ts';

/** What the report proposes, each once. */
export const proposedIn = (unanswered: readonly Unanswered[]): readonly Proposal[] => [
  ...new Map(
    unanswered.flatMap(({ today }) => {
      const proposal = proposalOf(today);
      return proposal === undefined ? [] : [[proposalText(proposal), proposal] as const];
    }),
  ).values(),
];

/** The proposal for a search in any of its wordings, for its unknown words, or for an address. */
export function proposedFor(asked: string, unanswered: readonly Unanswered[]): Proposal {
  const wanted = plain(asked);
  const [found] = unanswered
    .filter(({ searches, today }) =>
      [...searches.map(({ query }) => query), proposalOf(today)?.from ?? ''].some(
        (each) => plain(each) === wanted,
      ),
    )
    .flatMap(({ today }) => proposalOf(today) ?? []);
  if (found !== undefined) return found;
  const others = proposedIn(unanswered).map(({ from }) => escape(from));
  const known =
    others.length === 0 ? 'there are no proposals' : `there are proposals for ${others.join(', ')}`;
  throw new UsageError(`nothing is proposed for "${escape(asked)}"; ${known}.`);
}

/** Ignoring case and a slash at the end. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/(?<=.)\/+$/u, '');

/** Adds what is proposed, or gives the lines to add by hand. Gives what to tell the user. */
export async function acceptProposals(places: Places, proposals: readonly Proposal[]): Promise<string> {
  if (proposals.length === 0) return 'Nothing is proposed.\n';
  const blocks: string[] = [];
  for (const kind of ['synonym', 'redirect'] as const) {
    const ofKind = proposals.filter((each) => each.kind === kind);
    const { [kind]: place } = places;
    if (place.kind === 'code' && ofKind.length > 0) {
      const where = place.file === undefined ? 'a configuration' : escape(place.file);
      const lines = linesByHand[kind](ofKind).map((line) => `  ${escape(line)}\n`);
      blocks.push(`${byHand[kind]} ${where}:\n\n${lines.join('')}`);
    } else {
      const lines: string[] = [];
      for (const each of ofKind) {
        const done = (await addProposal(places, each)) ? 'added to' : 'is already in';
        lines.push(`${escape(proposalText(each))}  ${done} ${escape(place.file ?? '')}\n`);
      }
      blocks.push(lines.join(''));
    }
  }
  return blocks.filter((block) => block !== '').join('\n');
}
