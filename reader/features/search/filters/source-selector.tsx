import type { ReactNode } from 'react';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { message } from '../../../messages/message.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { wholeNumber } from '../../../messages/whole-number.ts';
import type { Facets } from '../state/facets.ts';
import { addressOf } from '../state/search-address.ts';
import { type SearchRequest, withFilters } from '../state/search-request.ts';
import styles from './source-selector.module.css';

/**
 * A choice of the results' source: all sources, or one, in the given order. If all results have one source, it
 * is the only option. Source: docs/requirements.md, SR-5.
 */
export function SourceSelector({
  sources,
  request,
}: {
  sources: Facets['sources'];
  request: SearchRequest;
}): ReactNode {
  const chosen = request.filters.sources;
  const hrefOf = (values: readonly string[]) =>
    addressOf(withFilters(request, { ...request.filters, sources: values }));
  const [only, ...others] = sources;
  if (only === undefined) return null;
  const total = sources.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label={message('search.source')}>
      <ul className={styles.options}>
        {others.length === 0 ? (
          <Option to={hrefOf([])} label={only.label} count={only.count} isChosen />
        ) : (
          <>
            <Option
              to={hrefOf([])}
              label={message('search.allSources')}
              count={total}
              isChosen={chosen.length === 0}
            />
            {[only, ...others].map(({ value, label, count }) => (
              <Option
                key={value}
                to={hrefOf([value])}
                label={label}
                count={count}
                isChosen={chosen.includes(value)}
              />
            ))}
          </>
        )}
      </ul>
    </nav>
  );
}

interface OptionProps {
  to: string;
  label: string;
  count: number;
  isChosen: boolean;
}

const Option = ({ to, label, count, isChosen }: OptionProps): ReactNode => (
  <li>
    <AppLink
      to={to}
      preventScrollReset
      className={styles.option}
      aria-current={isChosen ? 'true' : undefined}
    >
      {label}{' '}
      <span aria-hidden className={styles.count}>
        {wholeNumber(count)}
      </span>
      <VisuallyHidden>{message('search.results', { count })}</VisuallyHidden>
    </AppLink>
  </li>
);
