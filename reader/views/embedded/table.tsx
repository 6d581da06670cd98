import type { ReactNode } from 'react';
import type { RichText } from '../../../schemas/bundle/rich-text.ts';
import { RichTextContent } from '../../bundle/rich-text-view.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TableRegion } from './table-region.tsx';
import styles from './table.module.css';
import type { ViewProps } from '../view.ts';

/** A header can only stay in place in a region that scrolls by itself. Source: docs/requirements.md, AR-18. */
export function Table({ node: { fields } }: ViewProps<'table'>): ReactNode {
  const isSticky = fields.isSticky === true;
  const header = fields.isHeader === true ? fields.data[0] : undefined;
  const rows = fields.isHeader === true ? fields.data.slice(1) : fields.data;
  if (fields.data.length === 0) return null;
  return (
    <TableRegion
      label={fields.name}
      className={isSticky || fields.scrollable === true ? styles.scrollable : undefined}
    >
      <table className={classNames(styles.table, isSticky && styles.sticky)}>
        {header !== undefined && (
          <thead>
            <tr>{header.map(headerCell)}</tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>{cells.map(cell)}</tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

const headerCell = (text: RichText, column: number): ReactNode => (
  <th key={column} scope="col">
    <RichTextContent text={text} />
  </th>
);

const cell = (text: RichText, column: number): ReactNode => (
  <td key={column}>
    <RichTextContent text={text} />
  </td>
);
