import { addTo } from '../../schemas/base/add-to.ts';

/** Groups items by a key. Groups and members keep their order. */
export function groupBy<Member, Key>(
  members: readonly Member[],
  keyOf: (member: Member) => Key,
): ReadonlyMap<Key, readonly Member[]> {
  const groups = new Map<Key, Member[]>();
  for (const member of members) addTo(groups, keyOf(member), member);
  return groups;
}
