/**
 * The services that a site has unless its configuration switches them off, each with its path below the site's own
 * folder. Source: spec.md section 7.
 */
export const ownServices = { profile: '/auth/profile' } as const;
