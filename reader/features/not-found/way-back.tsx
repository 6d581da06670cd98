import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { useHydrated } from '../../browser/use-hydrated.ts';
import type { MessageKey } from '../../messages/messages.ts';
import styles from './ways-on.module.css';

/** 'Back to previous page' where there is one, else 'Go to home page'. Source: docs/requirements.md, RT-5. */
export function WayBack(): ReactNode {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  if (isHydrated && hasPageBefore()) {
    return (
      <Button look="secondary" onClick={() => void navigate(-1)}>
        <OneOf shown="notFound.back" other="notFound.home" />
      </Button>
    );
  }
  return (
    <ButtonLink to={pages.home} look="secondary">
      <OneOf shown="notFound.home" other="notFound.back" />
    </ButtonLink>
  );
}

/** As wide as either: the prerendered page does not know the history, and what stands beside it keeps its place. */
const OneOf = ({ shown, other }: Record<'shown' | 'other', MessageKey>): ReactNode => (
  <span className={styles.words}>
    <span>{message(shown)}</span>
    <span aria-hidden className={styles.unseen}>
      {message(other)}
    </span>
  </span>
);

/**
 * True if the previous page is of this site. The browser tells only the length of the history, which can include other
 * sites.
 */
function hasPageBefore(): boolean {
  return stepsWithinSite() > 0 || isFromThisSite();
}

/** The router counts its steps in the state of each; it starts anew with each load of a document. */
function stepsWithinSite(): number {
  const state: unknown = history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
}

const isFromThisSite = (): boolean =>
  document.referrer !== '' && new URL(document.referrer).origin === location.origin && history.length > 1;
