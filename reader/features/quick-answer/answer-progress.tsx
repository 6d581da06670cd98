import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './quick-answer.module.css';
import type { ShownAnswer } from './state/shown-answer.ts';

/** The progress of the answer, in one status element that is always rendered, so that each step is announced once. */
export const AnswerProgress = ({ shown }: { shown: ShownAnswer }): ReactNode => (
  <>
    <div role="status" className={styles.progress}>
      {words(shown)}
    </div>
    {shown.status === 'generating' && shown.text === '' && (
      <div aria-hidden className={styles.shape}>
        <span />
        <span />
        <span />
        <span />
      </div>
    )}
  </>
);

function words({ status }: ShownAnswer): ReactNode {
  switch (status) {
    case 'generating':
      return message('quickAnswer.generating');
    case 'answered':
      return <VisuallyHidden>{message('quickAnswer.ready')}</VisuallyHidden>;
    case 'noResult':
      return message('quickAnswer.noResult');
  }
}
