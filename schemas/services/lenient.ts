import * as z from 'zod/mini';

/**
 * What replies are read with: a value that is missing or has another shape is not known, and costs nothing but itself.
 */
// oxlint-disable promise/valid-params -- zod's catch, not a promise's
export const text = z.catch(z.optional(z.string()), undefined);
export const number = z.catch(z.optional(z.number()), undefined);
export const flag = z.catch(z.boolean(), false);

/** A list without the members that cannot be read. */
export const listOf = <Member>(member: z.ZodMiniType<Member>) =>
  z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform((members) =>
        members.flatMap((each) => {
          const read = member.safeParse(each);
          return read.success ? [read.data] : [];
        }),
      ),
    ),
    [],
  );
// oxlint-enable promise/valid-params

/** Services write ids as texts or as numbers. */
export const id = z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String));
