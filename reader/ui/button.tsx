import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** `plain` reads like a link. */
export type ButtonLook = 'primary' | 'secondary' | 'plain';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { look?: ButtonLook };

export function Button({ look = 'primary', type = 'button', ...button }: ButtonProps): ReactNode {
  return <button {...button} type={type} className={classNames(styles.button, styles[look])} />;
}
