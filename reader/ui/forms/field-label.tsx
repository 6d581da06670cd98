import type { ReactNode } from 'react';
import styles from './field-label.module.css';

/** Names a field. The asterisk is for those who look: a required field says so itself. Source: docs/requirements.md, AP-3. */
export function FieldLabel({
  htmlFor,
  isRequired = false,
  children,
}: {
  htmlFor: string;
  isRequired?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <label htmlFor={htmlFor} className={styles.label}>
      {children}
      {isRequired && (
        <span aria-hidden className={styles.asterisk}>
          *
        </span>
      )}
    </label>
  );
}
