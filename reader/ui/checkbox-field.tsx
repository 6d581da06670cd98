import type { ReactNode, Ref } from 'react';
import styles from './checkbox-field.module.css';

interface CheckboxFieldProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A check box whose words can be pressed as well. */
export const CheckboxField = ({ label, isChecked, onChange, ref }: CheckboxFieldProps): ReactNode => (
  <label className={styles.field}>
    <input
      ref={ref}
      type="checkbox"
      checked={isChecked}
      className={styles.box}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
);
