/** How long what comes late takes, wherever that can be asked for. */
export const slowMs = 3000;

/** The fault that somebody asks for by typing its name, however it is spaced and capitalised; undefined for other words. */
export function faultTyped<Fault extends string>(
  typed: string,
  faults: Readonly<Record<Fault, string>>,
): Fault | undefined {
  const words = typed.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
  return Object.hasOwn(faults, words) ? (words as Fault) : undefined; // its own key
}
