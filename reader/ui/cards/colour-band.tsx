import { type ReactNode, useId } from 'react';
import styles from './colour-band.module.css';

/**
 * A band in the one or two colours that an editor chose. The colours stand in attributes of an SVG, because the
 * content policy forbids style attributes. Source: docs/requirements.md, HM-6.
 */
export function ColourBand({ colours }: { colours: readonly string[] }): ReactNode {
  const id = useId();
  const [from, to = from] = colours;
  if (from === undefined) return null;
  return (
    <svg className={styles.band} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id={id}>
        <stop offset="0" stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <rect width="1" height="1" fill={`url(#${id})`} />
    </svg>
  );
}
