import {
  Info,
  type LucideIcon,
  MessageSquareText,
  NotebookPen,
  Paperclip,
  Rocket,
  Scale,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { BannerType } from '../../../schemas/spec/content/spotlight-boxes.ts';
import { message } from '../../messages/message.ts';
import styles from './banner.module.css';

const icons: Record<BannerType, LucideIcon> = {
  note: NotebookPen,
  info: Info,
  whoUseThis: Users,
  getStarted: Rocket,
  attachment: Paperclip,
  feedback: MessageSquareText,
  disclaimer: Scale,
};

/** A remark set apart from the text: its kind is told by a word, an icon and a colour. */
export function Banner(props: { type: BannerType; label?: string; children: ReactNode }): ReactNode {
  const Icon = icons[props.type];
  const label = props.label ?? message(`banner.${props.type}`);
  return (
    <div className={styles.banner} data-type={props.type} role="note" aria-label={label}>
      <Icon className={styles.icon} />
      <div className={styles.content}>
        <p className={styles.label}>{label}</p>
        {props.children}
      </div>
    </div>
  );
}
