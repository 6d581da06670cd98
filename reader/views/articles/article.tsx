import type { ReactNode } from 'react';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { NodeViews } from '../node-view.tsx';
import type { ViewProps } from '../view.ts';

export const Article = ({ node: { fields } }: ViewProps<'article'>): ReactNode => (
  <>
    <RichTextView text={fields.introduction} />
    <RichTextView text={fields.body} />
    <NodeViews nodes={fields.content} />
    <RichTextView text={fields.ending} />
  </>
);
