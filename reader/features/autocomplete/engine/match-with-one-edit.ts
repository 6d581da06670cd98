/**
 * How much of a line of text, from a position on, is the query but for one letter: two swapped, one another, one left
 * out of the query, one too many in it. `undefined`: none of these.
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
  if (isSwap && goesOn(text, edit + 2, query, same + 2)) return length;
  if (goesOn(text, edit + 1, query, same + 1)) return length;
  if (goesOn(text, edit + 1, query, same)) return length + 1;
  if (goesOn(text, edit, query, same + 1)) return length - 1;
  return undefined;
}

/** Whether the text has all the rest of the query there. */
function goesOn(text: string, textAt: number, query: string, queryAt: number): boolean {
  for (let offset = 0; queryAt + offset < query.length; offset += 1) {
    if (text.charCodeAt(textAt + offset) !== query.charCodeAt(queryAt + offset)) return false;
  }
  return true;
}
