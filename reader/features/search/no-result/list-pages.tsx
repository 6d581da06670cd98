import { type ReactNode, useContext } from 'react';
import { pages } from '../../../../schemas/urls.ts';
import { message } from '../../../messages/message.ts';
import type { MessageKey } from '../../../messages/messages.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { Lists } from './lists.ts';

/** Two pages with lists of the site's content, none that is empty. */
export function ListPages(): ReactNode {
  const lists = useContext(Lists);
  const filled = links.filter(([list]) => lists[list]).slice(0, 2);
  return filled.map(([list, label]) => (
    <ButtonLink key={list} to={pages[list]} look="plain">
      {message(label)}
    </ButtonLink>
  ));
}

const links = [
  ['categories', 'search.browseCategories'],
  ['capabilities', 'search.browseCapabilities'],
  ['announcements', 'search.browseAnnouncements'],
] as const satisfies readonly (readonly [string, MessageKey])[];
