import type { FollowAnswer } from './quick-answer-service.ts';

export type OnText = NonNullable<FollowAnswer['onText']>;

/** A page is not drawn anew for every word of a fast answer. */
const betweenTextsMs = 50;

interface TextNotifier {
  readonly add: (piece: string) => void;
  /** What was not told yet no longer is. */
  readonly stop: () => void;
}

/** Gathers the pieces of a text and tells of it now and then. */
export function notifyOfText(onText: OnText | undefined): TextNotifier {
  let textSoFar = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    timer = undefined;
    onText?.(textSoFar);
  };
  return {
    add: (piece) => {
      textSoFar += piece;
      timer ??= setTimeout(notify, betweenTextsMs);
    },
    stop: () => clearTimeout(timer),
  };
}
