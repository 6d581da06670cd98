import * as z from 'zod';
import { type OwnService, ownServices } from '../../schemas/services/addresses.ts';

/** A path below the site's own folder, so that requests have the reader's cookies; `false`: the site has no such service. */
function ownService(usualPath: string) {
  const fault = `must be a path of the site such as ${usualPath}, or false where there is no such service: then it is never asked`;
  return z.union([z.string().regex(/^\/(?![/\\])[^\s?#\\]+$/u, fault), z.literal(false)], fault);
}

const { profile, ...otherOwn } = ownServices;

type OtherOwn = Readonly<
  Record<Exclude<OwnService, 'profile'>, z.ZodOptional<ReturnType<typeof ownService>>>
>;

const otherOwnServices = Object.fromEntries(
  Object.entries(otherOwn).map(([name, path]) => [name, ownService(path).optional()]),
) as OtherOwn; // a schema for each name

const imagesFault =
  'must be an address such as https://pictures.example.com, or false where there is no such service';

const imagesService = z.union(
  [z.url({ protocol: /^https?$/u }).regex(/^[^@\s]+$/u), z.literal(false)],
  imagesFault,
);

/** Readers' browsers ask it: another machine over https alone. */
const flagsService = z.union(
  [z.string().regex(/^(?:https:\/\/[^\s?#\\@]+|\/(?![/\\])[^\s?#\\]+)$/u), z.literal(false)],
  'must be a path of the site such as /flags or an https address, or false where there is no such service',
);

/**
 * Addresses of the live services, by service; `false` switches one off. All but the first are there only where a site names
 * them. A preview has all that are not switched off.
 */
export const services = z
  .strictObject({
    /** Sign-in and profiles. Readers can sign in only if it is switched on. */
    profile: ownService(profile).default(profile),
    ...otherOwnServices,
    /** Feature flags, which override `flags`. A preview has no such service of its own. */
    flags: flagsService.optional(),
    /** The host of the space's pictures, if it is not Contentful's own. */
    images: imagesService.optional(),
  })
  .prefault({});

/** The addresses of all services that are not switched off. */
export const switchedOn = (addresses: z.output<typeof services>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(addresses).flatMap(([name, at]) => (at === undefined || at === false ? [] : [[name, at]])),
  );
