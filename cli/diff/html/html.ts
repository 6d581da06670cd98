import { isEmpty } from '../../../pipeline/diff/difference.ts';
import type { Difference } from '../../../schemas/report/difference.ts';
import { html as markup, type Markup } from '../../reporters/html/markup.ts';
import { pageInOneFile } from '../../reporters/html/page-in-one-file.ts';
import { byPage } from '../by-page.ts';
import { countsIn } from '../counts.ts';
import { sectionsOf } from '../sentences.ts';
import { changedPage } from './changed-page.ts';
import { controls } from './controls.ts';
import { findingList, lineList } from './lists.ts';
import { script } from './script.ts';
import { styles } from './styles.ts';

/** With more pages than this they are closed at first: their headings are the overview. */
const maxOpen = 30;

/** A page for a browser: every changed page, side by side or overlaid. */
export const html = (difference: Difference): string => {
  const pages = byPage(difference);
  const sections = sectionsOf(difference);
  const { came = [], went = [] } = difference.findings ?? {};
  const isOpen = pages.length <= maxOpen;
  return pageInOneFile(
    { title: 'Content changes', styles, script },
    markup`<header>
<h1>Content changes</h1>
${
  isEmpty(difference)
    ? markup`<p class="nothing">No differences.</p>`
    : markup`<ul class="numbers">${countsIn(difference).map(numberItem)}</ul>`
}
</header>
${!isEmpty(difference) && controls(difference)}
<main>
<p id="shown" role="status"></p>
${sections.filter(({ kind }) => kind === 'addresses').map(lineList)}
${findingList('New findings', 'came', came)}
${pages.map((each) => changedPage(each, isOpen))}
${sections.filter(({ kind }) => kind !== 'addresses').map(lineList)}
${findingList('Findings that went', 'went', went)}
</main>`,
  );
};

/** `12 words added` with its number told from its words. */
function numberItem(counted: string): Markup {
  const [number = '', ...words] = counted.split(' ');
  return markup`<li><b>${number}</b> ${words.join(' ')}</li>`;
}
