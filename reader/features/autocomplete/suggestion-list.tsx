import { ArrowUpRight, FileText, Tag } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { isTagPage } from '../../../schemas/spec/pages/tags.ts';
import { AppLink } from '../../ui/links/app-link.tsx';
import { message } from '../../messages/message.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Suggestion, Suggestions } from './engine/suggestion.ts';
import styles from './suggestion-list.module.css';

interface SuggestionListProps {
  found: Suggestions;
  menu: ComponentProps<'div'>;
  /** One for each suggestion. */
  options: readonly Omit<ComponentProps<'a'>, 'href'>[];
  onTake: (suggestion: Suggestion) => void;
}

/** Options that are links: they can be opened in a new tab, and lead where every link leads. */
export function SuggestionList({ found, menu, options, onTake }: SuggestionListProps): ReactNode {
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
        {found.areSimilar ? (
          <div role="group" aria-labelledby={noteId}>
            <p id={noteId} role="presentation" className={styles.note}>
              {message('autocomplete.similar')}
            </p>
            {links}
          </div>
        ) : (
          links
        )}
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

const middleButton = 1;

const isOtherSite = (url: string): boolean => new URL(url, location.href).origin !== location.origin;
