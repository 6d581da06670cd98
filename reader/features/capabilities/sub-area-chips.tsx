import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { AppLink } from '../../ui/links/app-link.tsx';
import { subAreaChipsMinItems } from '../../../schemas/spec/content/capabilities.ts';
import { message } from '../../messages/message.ts';
import { ProTitle } from '../../ui/pro-title.tsx';
import type { Area } from './areas.ts';
import styles from './sub-area-chips.module.css';

/** Chips that narrow an area down; pressing the chosen one, or Clear, shows the whole area again. */
export function SubAreaChips({
  subAreas,
  chosen,
}: {
  subAreas: readonly Area[];
  chosen: string | undefined;
}): ReactNode {
  const chips = useRef<HTMLUListElement>(null);
  if (subAreas.length < subAreaChipsMinItems) return null;
  return (
    <ul ref={chips} className={styles.chips} aria-label={message('capabilities.subAreas')}>
      {subAreas.map(({ slug, title, isPro }) => (
        <li key={slug}>
          <AppLink
            to={slug === chosen ? '?' : `?${new URLSearchParams({ sub: slug })}`}
            className={styles.chip}
            aria-current={slug === chosen ? 'true' : undefined}
            preventScrollReset
          >
            <ProTitle title={title} isPro={isPro} />
          </AppLink>
        </li>
      ))}
      {chosen !== undefined && (
        <li>
          <AppLink
            to="?"
            className={styles.clear}
            preventScrollReset
            onClick={() => chips.current?.querySelector('a')?.focus()} // it goes away with the choice
          >
            <X />
            {message('capabilities.clear')}
          </AppLink>
        </li>
      )}
    </ul>
  );
}
