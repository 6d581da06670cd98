import { ExternalLink, LocateFixed } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PreviewFinding } from '../../../../schemas/preview/page-preview.ts';
import { editAddressOf } from '../../../../schemas/report/edit-address.ts';
import { severityWords } from '../../../../schemas/report/severity-words.ts';
import { fieldWords } from '../../../../schemas/report/field-words.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { previewRoot } from '../base.ts';
import styles from './finding-card.module.css';
import { SeverityMark } from './severity-mark.tsx';

export interface FindingCardProps {
  finding: PreviewFinding;
  /** Absent where the page has no block for it. */
  onShow?: (() => void) | undefined;
  /** In a row of the list, which has the icon and the title itself. */
  isInRow?: boolean;
}

/** A finding in words, with its links. Its texts contain editors' input, so they are rendered as plain text. */
export function FindingCard({ finding, onShow, isInRow = false }: FindingCardProps): ReactNode {
  const { severity, rule, message, advice, suggestion, excerpt, explain, entry, cause } = finding;
  return (
    <div className={styles.card}>
      <p className={styles.head}>
        {!isInRow && (
          <>
            <SeverityMark severity={severity} />
            {cause !== undefined && <VisuallyHidden>{severityWords[severity].one}: </VisuallyHidden>}
            <strong>{cause?.act ?? severityWords[severity].one}</strong>
          </>
        )}
        <a className={styles.rule} href={new URL(explain, previewRoot).href}>
          {rule}
        </a>
      </p>
      {(!isInRow || cause !== undefined) && <p className={styles.message}>{message}</p>}
      {excerpt !== undefined && (
        <p className={styles.excerpt}>
          {excerpt.before}
          <mark>{excerpt.bad}</mark>
          {excerpt.after}
        </p>
      )}
      {suggestion !== undefined && (
        <p className={styles.advice}>
          Probably meant: <strong>{suggestion}</strong>
        </p>
      )}
      <p className={styles.advice}>{advice}</p>
      <p className={styles.place}>{placeOf(finding)}</p>
      {entry?.changedBy !== undefined && <p className={styles.place}>Last changed by {entry.changedBy}</p>}
      <Ways finding={finding} onShow={onShow} />
    </div>
  );
}

function Ways({ finding, onShow }: FindingCardProps): ReactNode {
  const edit = editAddressOf(finding);
  return (
    <p className={styles.ways}>
      {onShow !== undefined && (
        <button type="button" className={styles.way} onClick={onShow}>
          <LocateFixed />
          Show on the page
        </button>
      )}
      {edit !== undefined && (
        <a className={styles.way} href={edit} target="_blank" rel="noopener">
          <ExternalLink />
          Edit in Contentful
        </a>
      )}
    </p>
  );
}

/** `Add a technician · Spotlight boxes, item 3`. */
export const placeOf = ({ entry, asset, ...spot }: PreviewFinding): string =>
  [entry?.title ?? entry?.id ?? asset?.title ?? asset?.id, fieldWords(spot)].filter(Boolean).join(' · ');
