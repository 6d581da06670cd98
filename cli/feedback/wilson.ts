/** Of a normal distribution, for an interval that holds the true share in 95 of 100 cases. */
const z = 1.96;

/**
 * The least that a share is, as far as so few answers can say: one No of one says less than nine of ten.
 * Source: E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference" (1927).
 */
export function leastShare(times: number, of: number): number {
  if (of === 0) return 0;
  const share = times / of;
  const spread = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * of)) / of);
  return Math.max(0, (share + z ** 2 / (2 * of) - spread) / (1 + z ** 2 / of));
}
