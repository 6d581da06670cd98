/** The clicks of a reader before hydration. */
export interface EarlyClicks {
  /** Stops recording: the page handles clicks from now on. */
  readonly end: () => void;
  /** Repeats the clicks, once for each button. A reader who clicks a dead button several times means one click. */
  readonly repeat: () => void;
}

/** Records clicks on buttons, which have no handler yet; links and forms need no script. */
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
