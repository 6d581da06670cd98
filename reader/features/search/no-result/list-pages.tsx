import type { ReactNode } from 'react';
import { pages } from '../../../../schemas/urls.ts';
import { message } from '../../../messages/message.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';

/** The pages with lists of the site's content. */
export const ListPages = (): ReactNode => (
  <>
    <ButtonLink to={pages.categories} look="secondary">
      {message('search.browseCategories')}
    </ButtonLink>
    <ButtonLink to={pages.capabilities} look="secondary">
      {message('search.browseCapabilities')}
    </ButtonLink>
    <ButtonLink to={pages.announcements} look="secondary">
      {message('search.browseAnnouncements')}
    </ButtonLink>
  </>
);
