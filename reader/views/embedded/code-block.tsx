import type { ReactNode } from 'react';
import { hastToReact } from '../../bundle/hast-to-react.tsx';
import { CodeFigure } from './code-figure.tsx';
import type { ViewProps } from '../view.ts';

/** Code with the colours of its language. */
export const CodeBlock = ({ node: { fields } }: ViewProps<'codeBlock'>): ReactNode => (
  <CodeFigure language={fields.language} name={fields.name}>
    <pre>
      <code>{hastToReact(fields.code.children, {})}</code>
    </pre>
  </CodeFigure>
);
