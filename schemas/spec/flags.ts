/**
 * Past it the page goes on without flags.
 * Unit: ms. Source: spec.md section 9, "Flag client init waits 5 s".
 */
export const flagClientTimeoutMs = 5000;
