import { ArrowUpRight, FileText, Search, Tag } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { pages } from '../../../schemas/urls.ts';
import { isTagPage } from '../../../schemas/spec/pages/tags.ts';
import { isPlainClick } from '../../bundle/pages/page-links.ts';
import { AppLink } from '../../ui/links/app-link.tsx';
import { message } from '../../messages/message.ts';
import { resultsAddress } from '../../ui/search-field/results-address.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Suggestion, Suggestions } from './titles/suggestion.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './suggestion-list.module.css';

interface SuggestionListProps {
  found: Suggestions;
  menu: ComponentProps<'div'>;
  /** One for each suggestion, and one for all results. */
  options: readonly Omit<ComponentProps<'a'>, 'href'>[];
  onTake: (suggestion: Suggestion) => void;
  /** The typed words, and what shows all results for them here. */
  all: { words: string; onTake: () => void };
}

/** Options that are links: they can be opened in a new tab, and lead where every link leads. */
export function SuggestionList({ found, menu, options, onTake, all }: SuggestionListProps): ReactNode {
  const noteId = useId();
  const links = found.list.map((suggestion, index) => (
    <Option
      key={options[index]?.id}
      suggestion={suggestion}
      option={options[index] ?? {}}
      onTake={() => onTake(suggestion)}
    />
  ));
  return (
    <div className={styles.list}>
      <div {...menu}>
        {links.slice(0, found.similarFrom)}
        {links.length > found.similarFrom && (
          <div role="group" aria-labelledby={noteId}>
            <p id={noteId} role="presentation" className={styles.note}>
              {message('autocomplete.similar')}
            </p>
            {links.slice(found.similarFrom)}
          </div>
        )}
        <AllResults {...all} option={options[found.list.length] ?? {}} />
      </div>
      {/* Who hears the list is told by the field. */}
      <p aria-hidden className={styles.keys}>
        {message('autocomplete.keys')}
      </p>
    </div>
  );
}

interface OptionProps {
  suggestion: Suggestion;
  option: SuggestionListProps['options'][number];
  onTake: () => void;
}

function Option({ suggestion, option, onTake }: OptionProps): ReactNode {
  const { text, url, highlight } = suggestion;
  const [start, length] = highlight;
  const isElsewhere = isOtherSite(url);
  const attributes: ComponentProps<'a'> = {
    ...option,
    tabIndex: -1,
    className: styles.option,
    onClick: (event) => {
      onTake();
      option.onClick?.(event);
    },
    onAuxClick: ({ button }) => {
      if (button === middleButton) onTake();
    },
  };
  const isTag = isTagPage(url);
  const Icon = isTag ? Tag : FileText;
  const content = (
    <>
      <Icon className={styles.icon} />
      {/* A translator puts other nodes in place of a text: another suggestion gets an element of its own. */}
      <span key={`${start} ${length} ${text}`} className={styles.text}>
        {text.slice(0, start)}
        <mark>{text.slice(start, start + length)}</mark>
        {text.slice(start + length)}
      </span>
      {isTag && <span className={styles.kind}>{message('type.tag')}</span>}
      {isElsewhere && (
        <>
          <ArrowUpRight className={styles.away} />
          <VisuallyHidden>{message('site.opensNewWindow')}</VisuallyHidden>
        </>
      )}
    </>
  );
  if (!isElsewhere) {
    return (
      <AppLink {...attributes} to={url}>
        {content}
      </AppLink>
    );
  }
  return (
    <a {...attributes} href={url} target="_blank" rel="noopener">
      {content}
    </a>
  );
}

type AllResultsProps = SuggestionListProps['all'] & Pick<OptionProps, 'option'>;

/** The last option: the page of results, as the field itself asks for it. */
const AllResults = ({ words, onTake, option }: AllResultsProps): ReactNode => (
  <AppLink
    {...option}
    to={resultsAddress(pages.search, words)}
    tabIndex={-1}
    className={classNames(styles.option, styles.all)}
    onClick={(event) => {
      if (isPlainClick(event)) {
        event.preventDefault();
        onTake();
      }
      option.onClick?.(event);
    }}
  >
    <Search className={styles.icon} />
    <span key={words} className={styles.text}>
      {message('autocomplete.all', { words })}
    </span>
  </AppLink>
);

const middleButton = 1;

const isOtherSite = (url: string): boolean => new URL(url, location.href).origin !== location.origin;
