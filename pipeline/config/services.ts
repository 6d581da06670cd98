import * as z from 'zod';
import { ownServices } from '../../schemas/services/addresses.ts';

const ownServiceFault =
  'must be a path of the site such as /auth/profile, or false where there is no such service: then it is never asked';

/** A path below the site's own folder, so that a reader's cookies go with it; `false`: the site has no such service. */
const ownService = z.union(
  [z.string().regex(/^\/(?![/\\])[^\s?#\\]+$/u, ownServiceFault), z.literal(false)],
  ownServiceFault,
);

const anyService = z.union([z.string(), z.literal(false)], {
  error: 'must be an address such as https://chat.example.com, or false where there is no such service',
});

/** Addresses of the live services, by service; `false` switches one off. */
export const services = z
  .object({
    /** Who reads. Readers can sign in only where it is switched on. */
    profile: ownService.default(ownServices.profile),
  })
  .catchall(anyService)
  .prefault({})
  .transform(switchedOn);

function switchedOn(addresses: Readonly<Record<string, string | false>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(addresses).flatMap(([name, at]) => (at === false ? [] : [[name, at]])),
  );
}
