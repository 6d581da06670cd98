/** What a text of the database holds as JSON; undefined where somebody else has written there. */
export function storedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
