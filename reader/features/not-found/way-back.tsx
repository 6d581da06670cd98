import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { hasPageBefore } from './has-page-before.ts';

/** 'Back to previous page' where there is one, else 'Go to home page'. Source: docs/requirements.md, RT-5. */
export function WayBack(): ReactNode {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  if (isHydrated && hasPageBefore()) {
    return <Button onClick={() => void navigate(-1)}>{message('notFound.back')}</Button>;
  }
  return <ButtonLink to={pages.home}>{message('notFound.home')}</ButtonLink>;
}
