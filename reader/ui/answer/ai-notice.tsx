import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { Chip } from '../chip.tsx';
import styles from './ai-notice.module.css';

/** Says that the text above was generated. Source: docs/requirements.md, QA-2. */
export const AiNotice = (): ReactNode => (
  <p className={styles.notice}>
    <Chip tone="info">{message('answer.beta')}</Chip> {message('answer.notice')}
  </p>
);
