import type { PreviewFinding } from '../../../../schemas/preview/page-preview.ts';
import type { Blocks } from './find-blocks.ts';

/** A block of the page with its problems. */
export interface Spot {
  /** The same as long as the same things are wrong with it. */
  readonly key: string;
  readonly block: Element;
  /** The exact elements of the finding within its block, such as a link in a line. */
  readonly targets: readonly Element[];
  readonly findings: readonly PreviewFinding[];
  /** The block is a list that lacks an item: words for its place. */
  readonly missing?: string | undefined;
}

/** The findings at their blocks, in the order of the page. */
export function spotsOf(findings: readonly PreviewFinding[], blocks: Blocks): readonly Spot[] {
  const byBlock = new Map<Element, { findings: PreviewFinding[]; targets: Set<Element> }>();
  for (const finding of findings) {
    const target = blocks.of(finding);
    if (target === undefined) continue;
    const block = blockAround(target);
    const known = byBlock.get(block) ?? { findings: [], targets: new Set() };
    byBlock.set(block, known);
    known.findings.push(finding);
    if (target !== block) known.targets.add(target);
  }
  return [...byBlock]
    .map(([block, { findings: own, targets }]) => ({
      key: keyOf(own),
      block,
      targets: [...targets],
      findings: own,
      missing: missingIn(block, own),
    }))
    .toSorted((a, b) => (comesBefore(a.block, b.block) ? -1 : 1));
}

/** Of the list of related articles, in which items that are there have blocks of their own. */
function missingIn({ tagName }: Element, findings: readonly PreviewFinding[]): string | undefined {
  const names = findings.flatMap(({ field: [name, item] = [], missingTitle }) =>
    name === 'relatedContent' && typeof item === 'number' ? (missingTitle ?? `Item ${item + 1}`) : [],
  );
  return tagName === 'UL' && names.length === findings.length ? `${names.join(', ')} – missing` : undefined;
}

/** Two findings of one place can have the same fingerprint. */
export const findingKey = ({ fingerprint, field, path, target }: PreviewFinding): string =>
  [fingerprint, field?.join('.'), path, target].join(' ');

const keyOf = (findings: readonly PreviewFinding[]): string => findings.map(findingKey).join('\n');

/** The block that shows an element: an inline element is shown with its line. */
export function blockAround(element: Element): Element {
  let block = element;
  while (getComputedStyle(block).display.startsWith('inline') && block.parentElement !== null) {
    block = block.parentElement;
  }
  return block;
}

export const comesBefore = (a: Node, b: Node): boolean =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** In a part that is closed, or not shown at this width. */
export const isHidden = (element: Element): boolean =>
  element.getClientRects().length === 0 || closedAround(element).length > 0;

/** The parts that have to be opened to see an element. */
export function closedAround(element: Element): HTMLDetailsElement[] {
  const closed: HTMLDetailsElement[] = [];
  for (
    let part = element.closest('details');
    part !== null;
    part = part.parentElement?.closest('details') ?? null
  ) {
    const isInSummary = part.querySelector(':scope > summary')?.contains(element) === true;
    if (!part.open && !isInSummary) closed.push(part);
  }
  return closed;
}
