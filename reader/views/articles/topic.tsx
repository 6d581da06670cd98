import type { ReactNode } from 'react';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import type { ViewProps } from '../view.ts';

export const Topic = ({ node: { fields } }: ViewProps<'topic'>): ReactNode => (
  <RichTextView text={fields.description} />
);
