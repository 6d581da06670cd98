import type { ReactNode } from 'react';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import type { ViewProps } from '../view.ts';

export const Author = ({ node: { fields } }: ViewProps<'author'>): ReactNode => (
  <>
    {fields.role === undefined ? null : <p>{fields.role}</p>}
    <RichTextView text={fields.about} />
  </>
);
