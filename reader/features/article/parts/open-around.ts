/** Opens every closed ancestor of an element. True if there was one. */
export function openAround(element: Element): boolean {
  let opened = false;
  for (
    let part = element.closest('details');
    part !== null;
    part = part.parentElement?.closest('details') ?? null
  ) {
    opened ||= !part.open;
    part.open = true;
  }
  return opened;
}
