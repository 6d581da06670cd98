import type { ReactNode } from 'react';
import { type SourceLocation, sourceKey } from '../../../schemas/preview/source-location.ts';
import styles from './ghost.module.css';

/** A placeholder for a missing entry, with the reason. `of`: the entry that is not shown. `entry`: the entry exists but renders nothing. */
export function Ghost(props: {
  at: SourceLocation;
  of?: string;
  entry?: string;
  missing: string;
  inline?: boolean;
}): ReactNode {
  const { entry, field, path } = props.at;
  const Tag = props.inline === true ? 'span' : 'div';
  const place =
    props.entry === undefined
      ? { 'data-entry': entry, 'data-field': field?.join('.'), 'data-path': path }
      : { 'data-entry': props.entry, 'data-at': sourceKey(props.at) };
  return (
    <Tag className={styles.ghost} lang="en" data-ghost={props.of ?? ''} {...place}>
      {props.missing}
    </Tag>
  );
}
