import type { ReactNode } from 'react';
import boxStyles from './checkbox.module.css';
import styles from './checkbox-field.module.css';

interface CheckboxFieldProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A check box whose words can be pressed as well. */
export const CheckboxField = ({ label, isChecked, onChange }: CheckboxFieldProps): ReactNode => (
  <label className={styles.field}>
    <input
      type="checkbox"
      checked={isChecked}
      className={boxStyles.box}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
);
