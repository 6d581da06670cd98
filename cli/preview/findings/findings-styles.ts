import { styles } from '../../reporters/html/styles.ts';

/** The styles of findings pages: those of the HTML report, and of the links to other pages. */
export const findingsStyles = `${styles}
header nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin-block: 0 1.25rem; }
header nav a, .pager a {
  padding: 0.375rem 0.875rem; border: 1px solid var(--line); border-radius: 999px; background: var(--card);
  font-size: 0.875rem; font-weight: 600; text-decoration: none;
}
@media (width < 40rem) {
  header nav { gap: 0.375rem; margin-block-end: 1rem; }
  header nav a { padding: 0.25rem 0.625rem; font-size: 0.8125rem; }
}
header nav a:hover, .pager a:hover { border-color: var(--accent); }
nav a[aria-current] { background: var(--accent); color: var(--page); border-color: var(--accent); }
.verdict { margin: 0 0 0.75rem; font-size: 1.125rem; font-weight: 650; }
.pager { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin-block: 1rem; }
.pager span { color: var(--quiet); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
.narrower { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block-end: 1rem; }
.narrower details { background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.narrower summary { padding: 0.5rem 0.875rem; font-size: 0.875rem; font-weight: 600; cursor: pointer; }
.narrower ul { max-block-size: 16rem; overflow-y: auto; padding: 0 0.875rem 0.5rem; }
.narrower li { display: flex; justify-content: space-between; gap: 1rem; padding: 0.25rem 0; font-size: 0.875rem; }
`;
