/** The quantile of the normal distribution for a 95 % interval. */
const z = 1.96;

/**
 * The lower bound of the Wilson score interval: 1 No of 1 says less than 9 of 10. Source: E. B. Wilson, "Probable Inference,
 * the Law of Succession, and Statistical Inference" (1927).
 */
export function leastShare(times: number, of: number): number {
  if (of === 0) return 0;
  const share = times / of;
  const spread = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * of)) / of);
  return Math.max(0, (share + z ** 2 / (2 * of) - spread) / (1 + z ** 2 / of));
}
