import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { message } from '../../../messages/message.ts';
import { typeLabel, valueLabel } from '../../../messages/type-label.ts';
import { Chip } from '../../../ui/chip.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import type { ShownResult } from '../state/found-page.ts';
import { resultDate } from './result-date.tsx';
import { hasPro, ResultText, textOf } from './result-text.tsx';
import { resultLink, type SitePlace } from './result-link.ts';
import styles from './result-card.module.css';

interface ResultCardProps {
  result: ShownResult;
  place: SitePlace;
  onFollow: (result: ShownResult) => void;
}

/** One result. What it does not say of itself is left out. Source: requirements SR-6. */
export function ResultCard({ result, place, onFollow }: ResultCardProps): ReactNode {
  const { title, description, source, contentfulType, updatedDate, productArea = '' } = result;
  const link = resultLink(result.url, place);
  const words = textOf(title) === '' ? message('search.untitled') : <ResultText html={title} />;
  return (
    <article className={styles.card}>
      {productArea !== '' && <AreaPath area={valueLabel(productArea)} />}
      <h2 className={styles.title}>
        {link === undefined ? (
          words
        ) : (
          <SiteLink to={link} onFollow={() => onFollow(result)}>
            {words}
          </SiteLink>
        )}
      </h2>
      {textOf(description) !== '' && (
        <div className={styles.description}>
          <ResultText html={description} />
        </div>
      )}
      <div className={styles.facts}>
        <Chip tone="info">{typeLabel(contentfulType)}</Chip>
        {source !== undefined && <Chip>{valueLabel(source)}</Chip>}
        {(hasPro(textOf(title)) || hasPro(productArea)) && <Chip tone="pro">{message('home.pro')}</Chip>}
        {resultDate(updatedDate)}
      </div>
    </article>
  );
}

/** 'Parent / Child' as the way to the result. */
const AreaPath = ({ area }: { area: string }): ReactNode => (
  <p className={styles.path}>
    {area.split(' / ').map((part, index) => (
      <span key={part + String(index)} className={styles.step}>
        {index > 0 && <ChevronRight aria-hidden className={styles.chevron} />}
        {part}
      </span>
    ))}
  </p>
);
