import type { ReactNode } from 'react';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { LandingContent } from '../parts/landing-content.tsx';
import type { ViewProps } from '../view.ts';

/** Source: docs/requirements.md, AR-7. */
export const KbLandingPage = ({ node: { fields } }: ViewProps<'kbLandingPage'>): ReactNode => (
  <>
    <RichTextView text={fields.description} />
    <LandingContent nodes={fields.content} />
  </>
);
