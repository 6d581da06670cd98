import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { look?: 'primary' | 'secondary' | 'plain' };

/** A button; `plain` reads like a link. */
export function Button({ look = 'primary', type = 'button', ...button }: ButtonProps): ReactNode {
  return <button {...button} type={type} className={classNames(styles.button, styles[look])} />;
}
