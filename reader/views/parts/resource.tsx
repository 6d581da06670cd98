import type { ReactNode } from 'react';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import type { ViewProps } from '../view.ts';

/** Source: docs/requirements.md, RT-8; the title and the date are the page's. */
export const Resource = ({ node }: ViewProps<'resource'>): ReactNode => (
  <RichTextView text={node.fields.description} />
);
