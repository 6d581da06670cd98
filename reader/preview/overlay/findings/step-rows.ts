/** With the focus in the list, the arrow keys go from row to row. Says whether the key was one of them. */
export function stepRows({ key, target }: KeyboardEvent): boolean {
  const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
  if (by === undefined || !(target instanceof Element) || target instanceof HTMLSelectElement) return false;
  const rows = [...(target.closest('[data-panel]')?.querySelectorAll<HTMLElement>('li summary') ?? [])];
  const at = rows.findIndex(({ parentElement }) => parentElement?.contains(target));
  rows[Math.max(0, at + by)]?.focus();
  return rows.length > 0;
}
