import { toString } from 'hast-util-to-string';
import type { ReactNode } from 'react';
import type { RichText } from '../../../schemas/bundle/rich-text.ts';
import { numericColumns } from '../../../schemas/base/text/numeric-columns.ts';
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
  const numeric = numericColumns(rows.map((cells) => cells.map(wordsOf)));
  const alignOf = (column: number) => numeric.includes(column) && ({ align: 'right' } as const);
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
            <tr>
              {header.map((text, column) => (
                <th key={column} scope="col" {...alignOf(column)}>
                  <RichTextContent text={text} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((text, column) => (
                <td key={column} {...alignOf(column)}>
                  <RichTextContent text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

const wordsOf = ({ children }: RichText): string => toString({ type: 'root', children: [...children] });

/** About 800 pixels. */
const maxRowsShownWhole = 16;
