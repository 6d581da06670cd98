/** Whether a whole address fits a pattern: `*` stands for any run of characters, as in `https://forum.example.com/*`. */
export function matchesAddress(pattern: string, address: string): boolean {
  const [start = '', ...others] = pattern.split('*');
  const end = others.pop();
  if (end === undefined) return isSame(pattern, address);
  if (!address.startsWith(start)) return false;
  let from = start.length;
  for (const part of others) {
    const at = address.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return address.length - end.length >= from && address.endsWith(end);
}

/** `https://example.com` is how people write `https://example.com/`. */
const isSame = (pattern: string, address: string): boolean =>
  pattern === address || `${pattern}/` === address;
