import type { ReactNode } from 'react';
import type { Run } from '../../../../schemas/report/difference.ts';
import styles from './change-words.module.css';

/** The changes of a text: removed and added words, and words with another format or target. */
export function ChangeWords({ runs }: { runs: readonly Run[] }): ReactNode {
  if (runs.length === 0) return null;
  return (
    <p className={styles.words}>
      {runs.map((run, at) => (
        <Words key={at} run={run} />
      ))}
    </p>
  );
}

function Words({ run: { change, text, before = '', after = '' } }: { run: Run }): ReactNode {
  if (change === 'added') return <ins className={styles.added}>{text}</ins>;
  if (change === 'removed') return <del className={styles.removed}>{text}</del>;
  if (change === 'same') return text;
  return (
    <span className={styles.other}>
      {text}
      <small className={styles.how}>
        {' '}
        ({change === 'link' ? 'link' : 'format'}: <del>{before || 'none'}</del> → <ins>{after || 'none'}</ins>
        )
      </small>
    </span>
  );
}
