import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NodeOf } from '../../../schemas/bundle/node.ts';
import { message } from '../../messages/message.ts';
import { actions } from '../actions.ts';
import styles from './questions-bar.module.css';

/** Above many questions: how many there are, and a button that opens all. It acts by the article's handler. */
export function QuestionsBar(props: { categories: readonly NodeOf<'cKbFaqCategoryQuestion'>[] }): ReactNode {
  const count = props.categories.reduce((sum, { fields }) => sum + fields.questions.length, 0);
  if (count < minimumQuestions) return null;
  return (
    <div className={styles.bar}>
      <p className={styles.count}>{message('faq.count', { count })}</p>
      <button type="button" className={styles.button} data-action={actions.openAll}>
        <span className={styles.open}>
          <ChevronsUpDown className={styles.mark} />
          {message('faq.openAll')}
        </span>
        <span className={styles.close}>
          <ChevronsDownUp className={styles.mark} />
          {message('faq.closeAll')}
        </span>
      </button>
    </div>
  );
}

/** Fewer are opened one by one. */
const minimumQuestions = 4;
