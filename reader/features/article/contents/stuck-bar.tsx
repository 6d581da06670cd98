import { ChevronDown, Search } from 'lucide-react';
import { type ReactNode, use } from 'react';
import type { ContentsItem } from '../../../../schemas/bundle/index.ts';
import { message } from '../../../messages/message.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SiteSearchContext } from '../../../ui/search-field/site-search.ts';
import styles from './stuck-bar.module.css';

interface StuckBarProps {
  readonly title: string;
  readonly items: readonly ContentsItem[];
  readonly currentPlace: string | undefined;
  readonly onOpen: () => void;
}

/**
 * The contents as a bar at the window's top: it names the current section, and opens the list of all. On phones it takes
 * the place of the header, and opens the site's search too. Source: TC-4.
 */
export function StuckBar({ title, items, currentPlace, onOpen }: StuckBarProps): ReactNode {
  const current = titleOf(items, currentPlace);
  const search = use(SiteSearchContext);
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.contents} aria-haspopup="dialog" onClick={onOpen}>
        <span className={styles.text}>
          {current !== undefined && <span className={styles.title}>{title}</span>}
          <span className={styles.current}>{current ?? title}</span>
        </span>
        <ChevronDown className={styles.mark} />
      </button>
      <IconButton
        label={message('header.openSearch')}
        onClick={({ currentTarget }) => search?.open(currentTarget)}
      >
        <Search />
      </IconButton>
    </div>
  );
}

function titleOf(items: readonly ContentsItem[], id: string | undefined): string | undefined {
  for (const item of items) {
    const title = item.id === id ? item.title : titleOf(item.content, id);
    if (title !== undefined) return title;
  }
  return undefined;
}
