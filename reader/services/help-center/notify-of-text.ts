import type { FollowAnswer } from './quick-answer-service.ts';

export type OnText = NonNullable<FollowAnswer['onText']>;

/** Limits the rendering of a fast answer. */
const betweenTextsMs = 50;

interface TextNotifier {
  readonly add: (piece: string) => void;
  /** Cancels the pending notification. */
  readonly stop: () => void;
}

/** Collects the pieces of a text and reports the text so far in intervals. */
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
