import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** A page that leads to the form for product ideas. */
export function IdeasPage({ ideasUrl }: { ideasUrl: string | undefined }): ReactNode {
  return (
    <div>
      <PageHeading title={message('ideas.heading')} lead={message('ideas.lead')} />
      {ideasUrl !== undefined && <ButtonLink to={ideasUrl}>{message('ideas.open')}</ButtonLink>}
    </div>
  );
}
