import { ChevronRight, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { useTypeLabel } from '../type-label.ts';
import { SiteLink } from '../../ui/links/site-link.tsx';
import type { CheckedSources, Source } from './citation.ts';
import styles from './source-list.module.css';

/** The sources of an answer as links, or the note that it has no good one. */
export function SourceList({ checked: { sources, isVerified } }: { checked: CheckedSources }): ReactNode {
  const labelId = useId();
  return (
    <div className={styles.sources}>
      {sources.length > 0 && (
        <>
          <p id={labelId} className={styles.label}>
            {message('answer.sources')}
          </p>
          <ol className={styles.list} aria-labelledby={labelId}>
            {sources.map((source) => (
              <li key={source.url}>
                <SourceLink source={source} />
              </li>
            ))}
          </ol>
        </>
      )}
      {!isVerified && <Unverified />}
    </div>
  );
}

const SourceLink = ({ source }: { source: Source }): ReactNode => (
  <SiteLink to={source.url} className={styles.source}>
    <span className={styles.words}>
      <span className={styles.title}>{source.title}</span>
      <Origin source={source} />
    </span>
    {source.state !== 'offSite' && <ChevronRight className={styles.icon} />}
  </SiteLink>
);

/** The host of a source on another site, or the type of an article of this one. */
function Origin({ source }: { source: Source }): ReactNode {
  const typeLabel = useTypeLabel();
  const origin = source.state === 'offSite' ? source.host : source.type && typeLabel(source.type);
  return origin === undefined || origin === source.title ? null : (
    <>
      {' '}
      <span className={styles.origin}>{origin}</span>
    </>
  );
}

const Unverified = (): ReactNode => (
  <div className={styles.unverified}>
    <TriangleAlert className={styles.warning} />
    <p>
      {message('answer.unverified')} <SiteLink to={pages.search}>{message('answer.searchInstead')}</SiteLink>
    </p>
  </div>
);
