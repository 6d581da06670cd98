import { actions } from '../../../views/actions.ts';

/** Opens every question of a page, or closes them all where all are open. */
export function openAll(container: Element): void {
  const parts = questionsIn(container);
  const willOpen = !parts.every((part) => part.open);
  for (const part of parts) part.open = willOpen;
}

/** Labels the buttons with the effect of a press. A question can also be opened or closed without them. */
export function labelOpenAll(container: Element): void {
  const buttons = container.querySelectorAll<HTMLElement>(`[data-action="${actions.openAll}"]`);
  const areOpen = questionsIn(container).every((part) => part.open);
  for (const button of buttons) button.dataset['areOpen'] = String(areOpen);
}

/** Questions only, without other `details` elements inside an answer. */
const questionsIn = (container: Element): HTMLDetailsElement[] =>
  [...container.querySelectorAll<HTMLDetailsElement>('details:not([data-area])')].filter(
    (part) => part.parentElement?.closest('details') === null,
  );
