import type { ReactNode } from 'react';
import type { RichText } from '../../../schemas/bundle/rich-text.ts';
import { RichTextContent } from '../../bundle/rich-text-view.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TableRegion } from './table-region.tsx';
import styles from './table.module.css';
import type { ViewProps } from '../view.ts';

/**
 * A long table scrolls within half of the window's height, so that its header can stay in place; a few rows are shown whole.
 * Source: docs/requirements.md, AR-18.
 */
export function Table({ node: { fields } }: ViewProps<'table'>): ReactNode {
  const isLong = fields.data.length > maxRowsShownWhole;
  const header = fields.isHeader === true ? fields.data[0] : undefined;
  const rows = fields.isHeader === true ? fields.data.slice(1) : fields.data;
  if (fields.data.length === 0) return null;
  return (
    <TableRegion
      label={fields.name}
      className={
        isLong && (fields.isSticky === true || fields.scrollable === true) ? styles.scrollable : undefined
      }
    >
      <table className={classNames(styles.table, fields.isSticky === true && styles.sticky)}>
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

/** About 800 pixels. */
const maxRowsShownWhole = 16;

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
