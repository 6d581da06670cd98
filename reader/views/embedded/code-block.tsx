import type { ReactNode } from 'react';
import { CodeText } from '../../bundle/code-text.tsx';
import { CodeFigure } from './code-figure.tsx';
import type { ViewProps } from '../view.ts';

/** Code with the colours of its language. */
export const CodeBlock = ({ node: { fields } }: ViewProps<'codeBlock'>): ReactNode => (
  <CodeFigure language={fields.language} name={fields.name}>
    <pre>
      <code>
        <CodeText code={fields.code} />
      </code>
    </pre>
  </CodeFigure>
);
