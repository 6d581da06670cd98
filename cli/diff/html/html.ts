import { isEmpty } from '../../../pipeline/diff/difference.ts';
import type { Difference } from '../../../schemas/report/difference.ts';
import { count } from '../../../schemas/base/count.ts';
import { html as markup } from '../../reporters/html/markup.ts';
import { pageInOneFile } from '../../reporters/html/page-in-one-file.ts';
import { byLocale } from '../by-locale.ts';
import { byPage } from '../by-page.ts';
import { sectionsOf } from '../sentences.ts';
import { changedPage } from './changed-page.ts';
import { controls } from './controls.ts';
import { findingList, lineList } from './lists.ts';
import { numbers } from './numbers.ts';
import { script } from './script.ts';
import { styles } from './styles.ts';

/** With more pages than this, all are closed at first. */
const maxOpen = 30;

/** A page for a browser: every changed page, side by side or overlaid. */
export const html = (difference: Difference): string => {
  const groups = byLocale(difference).map(({ heading, entries }) => ({ heading, pages: byPage(entries) }));
  const sections = sectionsOf(difference);
  const { came = [], went = [] } = difference.findings ?? {};
  const isOpen = groups.reduce((sum, { pages }) => sum + pages.length, 0) <= maxOpen;
  return pageInOneFile(
    { title: 'Content changes', styles, script },
    markup`<header>
<h1>Content changes</h1>
<p>Before: ${itemsIn(difference.before)}. After: ${itemsIn(difference.after)}.</p>
${isEmpty(difference) ? markup`<p class="nothing">No differences.</p>` : numbers(difference)}
</header>
${!isEmpty(difference) && controls(difference)}
<main>
<p id="shown" role="status"></p>
${sections.filter(({ kind }) => kind === 'addresses').map(lineList)}
${findingList('New findings', 'came', came)}
${groups.map(({ heading, pages }) => {
  const changed = pages.map((each) => changedPage(each, isOpen));
  return heading === undefined ? changed : markup`<section><h2>${heading}</h2>${changed}</section> `;
})}
${sections.filter(({ kind }) => kind !== 'addresses').map(lineList)}
${findingList('Findings that went', 'went', went)}
</main>`,
  );
};

const itemsIn = ({ entries, assets }: Difference['before']): string =>
  `${count(entries, 'entry', 'entries')}, ${count(assets, 'asset')}`;
