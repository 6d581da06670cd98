import { useEffect, useEffectEvent, useRef } from 'react';
import {
  type ArticleFeedback,
  type Explanation,
  noExplanation,
} from '../../services/analytics/feedback-event.ts';
import { onPageHidden } from '../../browser/on-page-hidden.ts';

type OnAnswer = (feedback: ArticleFeedback) => void;

interface AnswersNo {
  /** A reader has pressed No, and is asked why. */
  readonly begin: () => void;
  /** A reader has submitted why. */
  readonly submit: (explanation: Explanation) => void;
  /** A reader has taken the No back. */
  readonly takeBack: () => void;
}

/**
 * A No counts without a submitted reason: when the page is hidden or left, it is sent once without one. An
 * unsubmitted draft is discarded. Source: docs/requirements.md, AP-1, AP-2.
 */
export function useUnfinishedNo(onAnswer: OnAnswer): AnswersNo {
  const no = useRef<'none' | 'open' | 'sent'>('none');
  const leave = useEffectEvent(() => {
    if (no.current !== 'open') return;
    no.current = 'sent';
    onAnswer({ helpful: false, ...noExplanation });
  });
  useEffect(() => {
    const stop = onPageHidden(() => leave());
    return () => {
      stop();
      leave();
    };
  }, []);
  return {
    begin: () => void (no.current = 'open'),
    submit: (explanation) => {
      // told already, and there is nothing to add
      if (no.current !== 'sent' || saysWhy(explanation)) onAnswer({ helpful: false, ...explanation });
      no.current = 'none';
    },
    takeBack: () => void (no.current = 'none'),
  };
}

const saysWhy = ({ comment, ...reasons }: Explanation): boolean =>
  comment.trim() !== '' || Object.values(reasons).includes(true);
