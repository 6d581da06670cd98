import type { ReactNode } from 'react';
import styles from './field-label.module.css';

/**
 * The label of a field. The asterisk is visual only, because a required field has an attribute. Source:
 * docs/requirements.md, AP-3.
 */
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
