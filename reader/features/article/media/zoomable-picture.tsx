import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { message } from '../../../messages/message.ts';
import type { EnlargedPicture } from './enlarged-picture.ts';
import styles from './picture-dialog.module.css';

/** A place of a picture, as shares of its width and height. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

const middle: Spot = { x: 0.5, y: 0.5 };
const start: Spot = { x: 0, y: 0 };

/** A picture that fits its place, or scrolls in it: first at its start, later with the spot that was pressed in the middle. */
export function ZoomablePicture(props: {
  picture: EnlargedPicture;
  isLarge: boolean;
  setLarge: (isLarge: boolean) => void;
}): ReactNode {
  const { picture, isLarge } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const spot = useRef(isLarge ? start : middle);
  useLayoutEffect(() => {
    const place = scroller.current;
    if (place === null || !isLarge) return;
    place.scrollLeft = spot.current.x * place.scrollWidth - place.clientWidth / 2;
    place.scrollTop = spot.current.y * place.scrollHeight - place.clientHeight / 2;
    spot.current = middle;
  }, [isLarge]);
  // The button does the same for those who use no pointer.
  const press = (event: MouseEvent<HTMLImageElement>) => {
    spot.current = spotOf(event);
    props.setLarge(!isLarge);
  };
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-large={isLarge}
      tabIndex={isLarge ? 0 : undefined}
      role="region"
      aria-label={message('picture.scrollable')}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <img
        className={styles.picture}
        style={isLarge ? { inlineSize: largeSizeOf(picture) } : undefined}
        src={picture.src}
        alt={picture.alt}
        onClick={press}
      />
    </div>
  );
}

/** Twice the screen's width, and at least three fifths of its height. */
const largeSizeOf = ({ ratio }: EnlargedPicture): string => `max(200vw, ${ratio * 60}dvh)`;

function spotOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Spot {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
