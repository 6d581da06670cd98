import type { ReactNode } from 'react';
import type { NodeOf, OtherFieldOfNode } from '../../../schemas/bundle/node.ts';
import { CodeText } from '../../bundle/code-text.tsx';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { message } from '../../messages/message.ts';
import { mapOf, numberWords, placeWords, writtenDate } from '../../messages/other-values.ts';
import { AssetView } from '../media/asset-view.tsx';
import { NodeViews } from '../node-view.tsx';
import { ArticleLink } from '../site/article-link.tsx';
import { CodeFigure } from './code-figure.tsx';
import { linkIn } from '../../bundle/link-in.ts';
import styles from './other-entry.module.css';
import { TableRegion } from './table-region.tsx';
import type { ViewProps } from '../view.ts';

/**
 * An entry of a type that is not ours: its title, then its fields under the names that the space has for them. A field that stands alone
 * needs no name. Source: docs/requirements.md, MP-7.
 */
export function OtherEntry({ node: { fields }, inline }: ViewProps<'otherEntry'>): ReactNode {
  const { title, values } = fields;
  const [first, ...others] = values;
  if (inline === true && title !== undefined) {
    const url = linkIn(values);
    return url === undefined ? title : <ArticleLink url={url}>{title}</ArticleLink>;
  }
  if (title === undefined && first !== undefined && others.length === 0) return <Value field={first} />;
  if (title === undefined && first === undefined) return null;
  return (
    <div className={styles.card} role="group" aria-label={title}>
      {title !== undefined && (
        <p className={styles.title}>
          <bdi>{title}</bdi>
        </p>
      )}
      {first !== undefined && others.length === 0 ? <Value field={first} /> : <Values values={values} />}
    </div>
  );
}

const Values = ({ values }: Pick<NodeOf<'otherEntry'>['fields'], 'values'>): ReactNode =>
  values.length === 0 ? null : (
    <dl className={styles.values}>
      {values.map((field) => (
        <div key={field.id}>
          <dt className={styles.name}>
            <bdi>{field.name}</bdi>
          </dt>
          <dd className={styles.value}>
            <Value field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );

function Value({ field }: { field: OtherFieldOfNode }): ReactNode {
  switch (field.kind) {
    case 'text':
      return (
        <p>
          <bdi>{field.value}</bdi>
        </p>
      );
    case 'richText':
      return <RichTextView text={field.value} />;
    case 'date':
      return <time dateTime={field.value}>{writtenDate(field.value)}</time>;
    case 'number':
      return numberWords(field.value);
    case 'boolean':
      return message(field.value ? 'other.yes' : 'other.no');
    case 'list':
      return <TextList texts={field.value} />;
    case 'table':
      return <DataTable field={field} />;
    case 'code':
      return <Data field={field} />;
    case 'assets':
      return field.value.map((asset, index) => (
        <AssetView
          key={`${index} ${asset.id}`}
          asset={asset}
          isZoomable={asset.width === undefined || asset.width > wholeOnPhonesPx}
        />
      ));
    case 'entries':
      return <NodeViews nodes={field.value} />;
    case 'location':
      return (
        <ArticleLink url={mapOf(field.value)} opensNewWindow>
          {message('other.onMap', { place: placeWords(field.value) })}
        </ArticleLink>
      );
  }
}

/** A picture of at most this width is shown as large as it is on every phone: there is nothing to enlarge. */
const wholeOnPhonesPx = 280;

const TextList = ({ texts }: { texts: readonly string[] }): ReactNode => (
  <ul className={styles.list}>
    {texts.map((text, index) => (
      <li key={index}>
        <bdi>{text}</bdi>
      </li>
    ))}
  </ul>
);

const Data = ({ field }: { field: Extract<OtherFieldOfNode, { kind: 'code' }> }): ReactNode => (
  <details>
    <summary className={styles.summary}>{message('other.data')}</summary>
    <CodeFigure language="json" name={field.name}>
      <pre>
        <code>
          <CodeText code={field.value} />
        </code>
      </pre>
    </CodeFigure>
  </details>
);

const DataTable = ({ field }: { field: Extract<OtherFieldOfNode, { kind: 'table' }> }): ReactNode => (
  <TableRegion label={field.name}>
    <table>
      <thead>
        <tr>
          {field.columns.map((column) => (
            <th key={column} scope="col">
              <bdi>{column}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {field.value.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>
                <bdi>{cell}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </TableRegion>
);
