/** What a reader presses before a page is taken over. */
export interface EarlyClicks {
  /** From now on the page answers by itself. */
  readonly end: () => void;
  /** Presses what was pressed, each button once: who presses again because nothing happens means it once. */
  readonly repeat: () => void;
}

/** Keeps presses of buttons, which do nothing yet; links and forms need no script. */
export function keepEarlyClicks(root: HTMLElement): EarlyClicks {
  const pressed = new Set<HTMLElement>();
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[type="button"]');
    if (button !== null) pressed.add(button);
  };
  root.addEventListener('click', keep);
  return {
    end: () => root.removeEventListener('click', keep),
    repeat: () => {
      for (const button of pressed) button.click();
      pressed.clear();
    },
  };
}
