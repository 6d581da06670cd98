/** Left between an item and the edge of its list. Unit: CSS pixels. */
const marginPx = 48;

/** How far an item extends beyond its list; negative above its top. Unit: CSS pixels. */
export function overlapOf(list: Element, item: Element): number {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  const above = inner.top - outer.top - marginPx;
  const below = inner.bottom - outer.bottom + marginPx;
  return above < 0 ? above : Math.max(0, below);
}
