/** The members of each group, in the order in which they come; so are the groups. */
export function groupBy<Member>(
  members: readonly Member[],
  keyOf: (member: Member) => string,
): ReadonlyMap<string, readonly Member[]> {
  const groups = new Map<string, Member[]>();
  for (const member of members) {
    const key = keyOf(member);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [member]);
    else group.push(member);
  }
  return groups;
}
