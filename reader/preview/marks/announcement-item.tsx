import type { ComponentProps, ReactNode } from 'react';
import { AnnouncementItem as OwnItem } from '../../features/announcements/announcement-item.tsx';
import { marked } from './mark-roots.tsx';

/** An announcement of the list, marked with its entry. */
export const AnnouncementItem = (props: ComponentProps<typeof OwnItem>): ReactNode =>
  marked(<OwnItem {...props} />, { 'data-entry': props.item.id });
