import { type ReactNode, type RefCallback, useCallback, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { quickAnswerPreviewRows } from '../../../schemas/spec/pages/quick-answer.ts';
import { AnswerText } from '../../bundle/answer/answer-text.tsx';
import type { ResolveCitation, Source } from '../../bundle/answer/citation.ts';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import styles from './answer-rows.module.css';

interface AnswerRowsProps {
  markdown: string;
  /** There is more to come. */
  isComing: boolean;
  resolve: ResolveCitation | undefined;
  sources: readonly Source[] | undefined;
}

/** The first rows of an answer, and all of it on demand. Source: docs/requirements.md, QA-2. */
export function AnswerRows({ markdown, isComing, resolve, sources }: AnswerRowsProps): ReactNode {
  const [isExpanded, setIsExpanded] = useState(false);
  const [text, isLonger] = useIsLonger(quickAnswerPreviewRows);
  const textId = useId();
  return (
    <div className={styles.answer}>
      <div
        id={textId}
        className={styles.rows}
        data-cut={isLonger && !isExpanded}
        data-expanded={isExpanded}
        aria-busy={isComing}
        onFocus={({ target, currentTarget }) => {
          if (!isCutOff(target, currentTarget)) return;
          flushSync(() => setIsExpanded(true));
          // the browser looked for it where the rows were cut
          target.scrollIntoView({ block: 'nearest' });
        }}
      >
        <div ref={text} className={styles.text}>
          <AnswerText markdown={markdown} resolve={resolve} sources={sources} />
        </div>
      </div>
      {isLonger && (
        <Button
          look="plain"
          aria-expanded={isExpanded}
          aria-controls={textId}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? message('quickAnswer.showLess') : message('quickAnswer.showMore')}
        </Button>
      )}
    </div>
  );
}

/** A clipped text can contain links: focusing one unfolds the text. */
const isCutOff = (link: Element, rows: Element): boolean =>
  link.getBoundingClientRect().bottom > rows.getBoundingClientRect().bottom || rows.scrollTop > 0;

/** True if a text takes more rows than this at its current width. */
function useIsLonger(rows: number): readonly [RefCallback<HTMLElement>, boolean] {
  const [isLonger, setIsLonger] = useState(false);
  const ref = useCallback(
    (text: HTMLElement | null) => {
      if (text === null) return undefined;
      const measure = () => {
        const rowPx = Number.parseFloat(getComputedStyle(text).lineHeight);
        setIsLonger(text.offsetHeight >= (rows + 0.5) * rowPx);
      };
      const observer = new ResizeObserver(measure);
      observer.observe(text);
      return () => observer.disconnect();
    },
    [rows],
  );
  return [ref, isLonger];
}
