import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { HeadingLink } from './heading-link.tsx';
import styles from './linked-heading.module.css';

/** A heading with a link to it beside it; without an id, no link can lead to it. */
export const LinkedHeading = (props: {
  level: number;
  id?: string | undefined;
  className?: string | undefined;
  /** Its words. */
  title: string;
}): ReactNode => {
  const { id, level, className, title } = props;
  const heading = (
    <Heading level={level} id={id} className={className}>
      {title}
    </Heading>
  );
  return id === undefined ? heading : withHeadingLink(heading, { id, title });
};

/** A heading with the link beside it, not in it: its name is its own words. */
export const withHeadingLink = (heading: ReactNode, names: { id: string; title: string }): ReactNode => (
  <div className={styles.place}>
    {heading}
    <HeadingLink {...names} />
  </div>
);
