/** The delay of a slow response. */
export const slowMs = 3000;

/** The fault with a typed name, ignoring case and spaces. Undefined for other texts. */
export function faultTyped<Fault extends string>(
  typed: string,
  faults: Readonly<Record<Fault, string>>,
): Fault | undefined {
  const words = typed.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
  return Object.hasOwn(faults, words) ? (words as Fault) : undefined; // a key of the table
}
