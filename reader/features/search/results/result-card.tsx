import { ChevronRight } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { ResultHtml } from '../../../bundle/result-html/result-html.tsx';
import { useTypeLabel } from '../../../bundle/type-label.ts';
import { isOwnAddress, resultUrl } from '../../../bundle/pages/result-url.ts';
import { SiteAddress } from '../../../bundle/pages/site-address.ts';
import { message } from '../../../messages/message.ts';
import { Labels } from '../../../bundle/labels.ts';
import { Edition } from '../../../ui/edition.ts';
import { SiteLink } from '../../../ui/links/site-link.tsx';
import { type Facets, labelOf } from '../state/facets.ts';
import type { ShownResult } from '../state/found-page.ts';
import { names, wordsOf } from './words-of.ts';
import styles from './result-card.module.css';
import { shortDate } from '../../../messages/dates.ts';

interface ResultCardProps {
  result: ShownResult;
  /** The labels of areas and sources; absent while they are not known. */
  facets: Facets | undefined;
  onFollow: (result: ShownResult) => void;
}

/** One result. Missing attributes are left out. Source: docs/requirements.md, SR-6. */
export function ResultCard({ result, facets, onFollow }: ResultCardProps): ReactNode {
  const { title, description, productArea = '' } = result;
  const area = productArea === '' ? '' : labelOf(productArea, facets?.areas);
  const link = resultUrl(result.url, useContext(SiteAddress));
  const words = wordsOf(title) === '' ? message('search.untitled') : <ResultHtml html={title} inline />;
  return (
    <article className={styles.card}>
      <Kind
        result={result}
        facets={facets}
        area={area}
        isElsewhere={link !== undefined && !isOwnAddress(link)}
      />
      <h2 className={styles.title}>
        {link === undefined ? (
          words
        ) : (
          <SiteLink to={link} onFollow={() => onFollow(result)}>
            {words}
          </SiteLink>
        )}
      </h2>
      {wordsOf(description) !== '' && (
        <div className={styles.description}>
          <ResultHtml html={description} />
        </div>
      )}
      <p className={styles.facts}>
        {area !== '' && <AreaPath area={area} />}
        {resultDate(result.updatedDate)}
      </p>
    </article>
  );
}

interface KindProps extends Pick<ResultCardProps, 'result' | 'facets'> {
  area: string;
  isElsewhere: boolean;
}

/** Only a page of another site says its source, in place of a type where it has none: the others are what the reader is in. */
function Kind({ result, facets, area, isElsewhere }: KindProps): ReactNode {
  const { title, source, contentfulType } = result;
  const typeLabel = useTypeLabel();
  const labels = useContext(Labels);
  const edition = useContext(Edition);
  const sourceName =
    isElsewhere && source !== undefined
      ? (labels[`source.${source}`] ?? labelOf(source, facets?.sources))
      : undefined;
  const type =
    contentfulType === undefined && sourceName !== undefined ? undefined : typeLabel(contentfulType);
  const isOfEdition = edition !== undefined && [title, area].some((each) => names(each, edition));
  return (
    <p className={styles.kind}>
      {type !== undefined && <span>{type}</span>}
      {sourceName !== undefined && <span>{sourceName}</span>}
      {isOfEdition && <span className={styles.edition}>{edition}</span>}
    </p>
  );
}

/** 'Parent / Child' as the way to the result. */
const AreaPath = ({ area }: { area: string }): ReactNode => (
  <span className={styles.path}>
    {area.split(' / ').map((part, index) => (
      <span key={part + String(index)} className={styles.step}>
        {index > 0 && <ChevronRight className={styles.chevron} />}
        {part}
      </span>
    ))}
  </span>
);

/** The date of a result's last change. Nothing if the service gives no valid date. */
function resultDate(text: string | undefined): ReactNode {
  const time = Date.parse(text ?? '');
  if (Number.isNaN(time)) return null;
  const iso = new Date(time).toISOString();
  return <time dateTime={iso}>{message('search.updated', { date: shortDate(iso) })}</time>;
}
