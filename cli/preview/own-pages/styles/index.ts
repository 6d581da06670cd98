import { baseStyles } from '../../../reporters/html/base-styles.ts';
import { findingStyles } from '../../../reporters/html/finding-styles.ts';
import { filterStyles } from '../../../reporters/html/styles.ts';
import { dashboardStyles } from './dashboard.ts';
import { failuresStyles } from './failures.ts';
import { filtersStyles } from './filters.ts';
import { rowsStyles } from './rows.ts';
import { rulesStyles } from './rules.ts';
import { shellStyles } from './shell.ts';
import { themeStyles } from './theme.ts';

/** The style sheet of all pages of the preview: that of the reports, and what only the preview has. */
export const styles = [
  baseStyles,
  findingStyles,
  filterStyles,
  shellStyles,
  dashboardStyles,
  filtersStyles,
  rulesStyles,
  failuresStyles,
  themeStyles,
  rowsStyles,
].join('');
