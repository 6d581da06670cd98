import * as z from 'zod';
import { type OwnService, ownServices } from '../../schemas/services/addresses.ts';

/** A path below the folder of the whole site, so that requests have the reader's cookies; `true`: the usual one. */
function ownService(usualPath: string) {
  const fault = `must be true for ${usualPath}, another path of the site, or false where there is no such service`;
  return z
    .union([z.string().regex(/^\/(?![/\\])[^\s?#\\]+$/u, fault), z.boolean()], fault)
    .transform((given) => (given === true ? usualPath : given))
    .optional();
}

type OwnServices = Readonly<Record<OwnService, ReturnType<typeof ownService>>>;

const eachOwnService = Object.fromEntries(
  Object.entries(ownServices).map(([name, path]) => [name, ownService(path)]),
) as OwnServices; // a schema for each name

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

/** Addresses of the live services, by service. A service is off unless it is named; `false` keeps it off in every preview. */
export const services = z
  .strictObject({
    ...eachOwnService,
    /** Feature flags, which override `flags`. A preview has no such service of its own. */
    flags: flagsService.optional(),
    /** The host of the space's pictures, if it is not Contentful's own. */
    images: imagesService.optional(),
  })
  .prefault({});

/** The addresses of all services that are switched on. */
export const switchedOn = (addresses: z.output<typeof services>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(addresses).flatMap(([name, at]) => (at === undefined || at === false ? [] : [[name, at]])),
  );
