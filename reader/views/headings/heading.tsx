import { createElement, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from '../prose.module.css';

/** A heading of any level; without an id, no link can lead to it. */
export const Heading = (props: {
  level: number;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}): ReactNode =>
  createElement(
    `h${props.level}`,
    { id: props.id, className: classNames(styles.heading, props.className) },
    props.children,
  );

/** The level of a part that should have one and does not: directly under the page's title. */
export const topLevel = 2;
