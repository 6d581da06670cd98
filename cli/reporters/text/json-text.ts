/** A value as JSON. Lone surrogates, which some readers refuse, become U+FFFD. */
export const jsonText = (value: unknown, indent?: number): string =>
  JSON.stringify(value, wellFormed, indent);

const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;
