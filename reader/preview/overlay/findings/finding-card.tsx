import { ExternalLink, LocateFixed } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PreviewFinding } from '../../../../schemas/preview/page-preview.ts';
import { editAddressOf } from '../../../../schemas/report/edit-address.ts';
import { fieldWords } from '../../../../schemas/report/field-words.ts';
import { severityWords } from '../../../../schemas/report/severity-words.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { previewRoot } from '../base.ts';
import styles from './finding-card.module.css';
import { SeverityMark } from './severity-mark.tsx';

/** A finding in words, with its links. Its texts contain editors' input, so they are rendered as plain text. */
export const FindingCard = (props: FindingRestProps): ReactNode => (
  <div className={styles.card}>
    <FindingTitle finding={props.finding} title={titleOf(props.finding)} />
    <FindingRest {...props} />
  </div>
);

/** The act that settles it, else what is wrong. */
export const titleOf = ({ cause, message }: PreviewFinding): string => cause?.act ?? message;

interface FindingTitleProps {
  readonly finding: PreviewFinding;
  readonly title: string;
  /** False where the page has no block for it. */
  readonly isOnPage?: boolean;
}

/** The severity, a title, and below it the place. */
export const FindingTitle = ({ finding, title, isOnPage = true }: FindingTitleProps): ReactNode => (
  <div className={styles.head}>
    <SeverityMark severity={finding.severity} />
    <VisuallyHidden>{severityWords[finding.severity].one}: </VisuallyHidden>
    <span className={styles.words}>
      <strong>{title}</strong>
      <span className={styles.place}>{placeOf(finding)}</span>
      {!isOnPage && <span className={styles.place}>Not shown on the page</span>}
    </span>
  </div>
);

export interface FindingRestProps {
  readonly finding: PreviewFinding;
  /** The title says it already. */
  readonly isMessageInTitle?: boolean;
  /** Absent where the page has no block for it. */
  readonly onShow?: (() => void) | undefined;
  readonly onHide: () => void;
}

/** What follows the title and the place. */
export function FindingRest({
  finding,
  isMessageInTitle = finding.cause === undefined,
  ...ways
}: FindingRestProps): ReactNode {
  const { message, advice, suggestion, excerpt, entry } = finding;
  return (
    <div className={styles.rest}>
      {!isMessageInTitle && <p>{message}</p>}
      {excerpt !== undefined && (
        <p className={styles.excerpt}>
          {excerpt.before}
          <mark>{excerpt.bad}</mark>
          {excerpt.after}
        </p>
      )}
      {suggestion !== undefined && (
        <p>
          Probably meant: <strong>{suggestion}</strong>
        </p>
      )}
      {finding.cause === undefined && <p>{withCode(advice)}</p>}
      {entry?.changedBy !== undefined && <p className={styles.place}>Last changed by {entry.changedBy}</p>}
      <Ways finding={finding} {...ways} />
    </div>
  );
}

function Ways({ finding, onShow, onHide }: FindingRestProps): ReactNode {
  const edit = editAddressOf(finding);
  return (
    <p className={styles.ways}>
      {edit !== undefined && (
        <a className={styles.primary} href={edit} target="_blank" rel="noopener">
          <ExternalLink />
          Open in Contentful
        </a>
      )}
      {onShow !== undefined && (
        <button type="button" className={styles.way} title="Show on the page" onClick={onShow}>
          <LocateFixed />
          <VisuallyHidden>Show on the page</VisuallyHidden>
        </button>
      )}
      <a className={styles.way} href={new URL(finding.explain, previewRoot).href} title={finding.rule}>
        Rule<VisuallyHidden> {finding.rule}</VisuallyHidden>
      </a>
      <button type="button" className={styles.way} title="Hide until the tab is closed" onClick={onHide}>
        Hide
      </button>
    </p>
  );
}

/** The words of a rule, with the code that they have between backticks. */
const withCode = (words: string): ReactNode =>
  words.split(/`([^`]+)`/u).map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));

/** `Add a technician · Spotlight boxes, item 3`. */
const placeOf = ({ entry, asset, ...spot }: PreviewFinding): string =>
  [entry?.title ?? untitled(entry) ?? asset?.title ?? asset?.id, fieldWords(spot)]
    .filter(Boolean)
    .join(' · ');

const untitled = (entry: PreviewFinding['entry']): string | undefined =>
  entry === null ? undefined : `${entry.typeName ?? entry.contentType} without a title`;
