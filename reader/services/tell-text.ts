import type { FollowAnswer } from './quick-answer-service.ts';

export type OnText = NonNullable<FollowAnswer['onText']>;

/** A page is not drawn anew for every word of a fast answer. */
const betweenTextsMs = 50;

interface TextTeller {
  readonly add: (piece: string) => void;
  /** What was not told yet no longer is. */
  readonly stop: () => void;
}

/** Gathers the pieces of a text and tells of it now and then. */
export function tellText(onText: OnText | undefined): TextTeller {
  let textSoFar = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    timer = undefined;
    onText?.(textSoFar);
  };
  return {
    add: (piece) => {
      textSoFar += piece;
      timer ??= setTimeout(tell, betweenTextsMs);
    },
    stop: () => clearTimeout(timer),
  };
}
