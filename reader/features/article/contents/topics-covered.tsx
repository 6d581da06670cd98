import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { contentsPreviewMaxItems, contentsStickPx } from '../../../../schemas/spec/content/contents.ts';
import { message } from '../../../messages/message.ts';
import { FullScreen } from '../../../ui/overlays/full-screen.tsx';
import { SeeAll } from '../see-all.tsx';
import type { ContentsListProps } from './contents-list.tsx';
import { ContentsNav } from './contents-nav.tsx';
import { StuckBar } from './stuck-bar.tsx';
import { FoldMark } from '../../../ui/fold-mark.tsx';
import styles from './topics-covered.module.css';

/**
 * The contents above the text on small screens: the first five, and all of them on a screen of their own. Once scrolled
 * past, a bar stays at the top. Without scripts all of them are listed. Source: docs/requirements.md, AR-3, TC-4.
 */
export function TopicsCovered({ title, ...contents }: ContentsListProps & { title: string }): ReactNode {
  const titleId = useId();
  const card = useRef<HTMLDetailsElement>(null);
  const isPast = useIsScrolledPast(card);
  const [isFullScreen, setFullScreen] = useState(false);
  if (contents.items.length === 0) return null;
  return (
    <>
      <details ref={card} className={styles.card} open>
        <summary className={styles.summary}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <FoldMark />
        </summary>
        <div className={styles.preview}>
          <ContentsNav {...contents} labelledBy={titleId} />
          {contents.items.length > contentsPreviewMaxItems && (
            <SeeAll onClick={() => setFullScreen(true)}>
              {message('contents.seeAll', { count: contents.items.length })}
            </SeeAll>
          )}
        </div>
      </details>
      {isPast && <StuckBar title={title} {...contents} onOpen={() => setFullScreen(true)} />}
      <FullScreen title={title} isOpen={isFullScreen} onClose={() => setFullScreen(false)}>
        {(labelledBy) => <ContentsNav {...contents} labelledBy={labelledBy} />}
      </FullScreen>
    </>
  );
}

/** Whether the page has been scrolled by about 65 pixels past an element's top. */
function useIsScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const look = () => {
      const top = element.current?.getBoundingClientRect().top;
      setPast(top !== undefined && top < -contentsStickPx);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [element]);
  return isPast;
}
