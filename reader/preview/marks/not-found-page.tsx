import type { ComponentProps, ReactNode } from 'react';
import { NotFoundPage as OwnPage } from '../../features/not-found/not-found-page.tsx';
import { marked } from './mark-roots.tsx';

/** In place of a page that there is not: nothing is known of it, and nothing is asked. */
export const NotFoundPage = (props: ComponentProps<typeof OwnPage>): ReactNode =>
  marked(<OwnPage {...props} />, { 'data-nowhere': '' });
