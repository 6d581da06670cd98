import { addTo } from '../../schemas/base/add-to.ts';

/** The members of each group, in the order in which they come; so are the groups. */
export function groupBy<Member, Key>(
  members: readonly Member[],
  keyOf: (member: Member) => Key,
): ReadonlyMap<Key, readonly Member[]> {
  const groups = new Map<Key, Member[]>();
  for (const member of members) addTo(groups, keyOf(member), member);
  return groups;
}
