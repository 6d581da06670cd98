import type { ReactNode } from 'react';
import { message } from '../../../messages/message.ts';
import { shortDate } from '../../../ui/dates.ts';

/** When a result was last changed; nothing where the service gives no date that can be read. */
export function resultDate(text: string | undefined): ReactNode {
  const time = Date.parse(text ?? '');
  if (Number.isNaN(time)) return null;
  const iso = new Date(time).toISOString();
  return <time dateTime={iso}>{message('search.updated', { date: shortDate(iso) })}</time>;
}
