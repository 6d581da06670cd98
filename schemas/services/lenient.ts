import * as z from 'zod/mini';

/**
 * What replies are read with: a value that is missing or has another shape is not known, and costs nothing but itself.
 */
// oxlint-disable promise/valid-params -- zod's catch, not a promise's
export const text = z.catch(z.optional(z.string()), undefined);
export const number = z.catch(z.optional(z.number()), undefined);
export const flag = z.catch(z.boolean(), false);

/** A list without the members that cannot be read; empty where it is none. */
export const listOf = <Member>(member: z.ZodMiniType<Member>) => {
  const read = memberReader(member);
  return z.catch(z.pipe(z.array(z.unknown()), z.transform(read)), []);
};
// oxlint-enable promise/valid-params

/** The same for a list that has to be there. One of which no member can be read is as if it were not. */
export const requiredListOf = <Member>(member: z.ZodMiniType<Member>) => {
  const read = memberReader(member);
  return z.pipe(
    z.array(z.unknown()),
    z.transform((members, { issues }) => {
      const known = read(members);
      if (known.length === 0 && members.length > 0)
        issues.push({ code: 'custom', input: members, message: 'no member can be read' });
      return known;
    }),
  );
};

/** Reads a list at once, which is twice as fast for a long one, and member by member where that fails. */
function memberReader<Member>(member: z.ZodMiniType<Member>): (members: unknown[]) => Member[] {
  const all = z.array(member);
  return (members) => {
    const before = leftOut;
    const { success, data } = all.safeParse(members);
    if (success) return data;
    leftOut = before;
    return members.flatMap((each) => readMember(member, each));
  };
}

function readMember<Member>(member: z.ZodMiniType<Member>, given: unknown): Member[] {
  const before = leftOut;
  const { success, data } = member.safeParse(given);
  if (success) return [data];
  // What was left out of this one went with it.
  leftOut = before + 1;
  return [];
}

/** How many members of lists were left out of what is read now: reading is never interrupted. */
let leftOut = 0;

/** What is read, and how many members of its lists were left out. */
export function countingLeftOut<Read>(read: () => Read): { readonly value: Read; readonly leftOut: number } {
  leftOut = 0;
  const value = read();
  return { value, leftOut };
}

/** Services write ids as texts or as numbers. */
export const id = z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String));
