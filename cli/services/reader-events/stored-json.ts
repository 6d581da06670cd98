/** Parses a JSON column. Undefined if it is no JSON, because others can write to the database. */
export function storedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
