import { ChevronRight } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { ContentsItem } from '../../../../schemas/bundle/index.ts';
import { message } from '../../../messages/message.ts';
import { isPlainClick } from '../../../bundle/pages/page-links.ts';
import styles from './contents-list.module.css';

export interface ContentsListProps {
  readonly items: readonly ContentsItem[];
  /** The place that is being read. */
  readonly currentPlace: string | undefined;
  /** Scrolls to an anchor of this page. False if there is none. */
  readonly jump: (place: string) => boolean;
}

/**
 * An article's contents, nested. Of all items with others under them, the one that holds the current place is open, until
 * a reader opens another. Without scripts all are open. Source: docs/requirements.md, TC-1, TC-2.
 */
export function ContentsList(props: ContentsListProps): ReactNode {
  const { currentPlace } = props;
  const [choice, setChoice] = useState<{ whenAt: string | undefined; id: string | undefined }>();
  const openedAt = choice !== undefined && choice.whenAt === currentPlace ? choice.id : currentPlace;
  const toggle = (item: ContentsItem) =>
    setChoice({ whenAt: currentPlace, id: holds(item, openedAt) ? item.parentId : item.id });
  return <Level {...props} openedAt={openedAt} toggle={toggle} />;
}

interface LevelProps extends ContentsListProps {
  /** The open item and its ancestors. */
  readonly openedAt: string | undefined;
  readonly toggle: (item: ContentsItem) => void;
}

const Level = (props: LevelProps): ReactNode => (
  <ul className={styles.list}>
    {props.items.map((item) => (
      <Item key={item.id} {...props} item={item} />
    ))}
  </ul>
);

function Item({ item, ...level }: LevelProps & { item: ContentsItem }): ReactNode {
  const isOpen = holds(item, level.openedAt);
  return (
    <li className={styles.item} data-open={isOpen}>
      <div className={styles.row}>
        <a
          className={styles.link}
          href={`#${encodeURIComponent(item.id)}`}
          onClick={(event) => follow(event, item, level.jump)}
          aria-current={item.id === level.currentPlace ? 'location' : undefined}
        >
          {item.title}
        </a>
        {item.content.length > 0 && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-label={message('contents.toggle', { title: item.title })}
            onClick={() => level.toggle(item)}
          >
            <ChevronRight className={styles.mark} />
          </button>
        )}
      </div>
      {item.content.length > 0 && <Level {...level} items={item.content} />}
    </li>
  );
}

function follow(
  event: MouseEvent<HTMLAnchorElement>,
  item: ContentsItem,
  jump: ContentsListProps['jump'],
): void {
  if (!isPlainClick(event)) return;
  event.currentTarget.closest('dialog')?.close(); // first, because closing returns the focus to the opener
  if (jump(item.id)) event.preventDefault();
}

/** True if a place is the item itself or one below it. */
const holds = (item: ContentsItem, place: string | undefined): boolean =>
  place !== undefined && (item.id === place || item.content.some((inner) => holds(inner, place)));
