/**
 * The length of the text at a position that equals the query but for one letter: two letters swapped, one replaced, one
 * missing in the query, or one too many in it. `undefined`: none of these.
 */
export function matchWithOneEdit(text: string, at: number, query: string): number | undefined {
  const { length } = query;
  let same = 0;
  while (same < length && text.charCodeAt(at + same) === query.charCodeAt(same)) same += 1;
  if (same === length) return length;
  const edit = at + same;
  if (text[edit] === '\n') return same + 1 === length ? same : undefined;
  const isSwap =
    same + 1 < length &&
    text.charCodeAt(edit) === query.charCodeAt(same + 1) &&
    text.charCodeAt(edit + 1) === query.charCodeAt(same);
  if (isSwap && text.startsWith(query.slice(same + 2), edit + 2)) return length;
  const afterNext = query.slice(same + 1);
  if (text.startsWith(afterNext, edit + 1)) return length;
  if (text.startsWith(query.slice(same), edit + 1)) return length + 1;
  if (text.startsWith(afterNext, edit)) return length - 1;
  return undefined;
}
