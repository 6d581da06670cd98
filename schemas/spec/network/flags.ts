/**
 * Past it the page goes on without flags.
 * Unit: ms. Source: docs/requirements.md, Numbers, "Flag client init waits 5 s".
 */
export const flagClientTimeoutMs = 5000;
