/* oxlint-disable unicorn/consistent-function-scoping -- the text of one function is sent to the browser */
import type { Point } from './driver.ts';

/** What a reader means on the page: what can be seen and fits all that is named. */
export interface Target {
  /** A selector. */
  readonly css: string;
  /** All of its accessible name, or its beginning where this ends with an ellipsis. */
  readonly name?: string;
  /** A part of its text. */
  readonly text?: string;
  readonly inside?: Target;
}

/** What the tour's script offers to the driver, in each page. */
interface InPage {
  readonly find: (target: Target) => readonly HTMLElement[];
  /** Brings a target into view, and gives where to press it; rejects with what is in the way. */
  readonly placeOf: (target: Target) => Promise<Point>;
  /** What has moved by itself since the page came. */
  readonly moved: () => readonly string[];
  /** What pages of this window have said since the last call: errors, warnings, rejections, violations of their policy. */
  readonly said: () => readonly string[];
}

declare global {
  interface Window {
    tour: InPage;
  }
}

/** The script of the tour, which runs in each page before any other. It stands alone: its text is sent to the browser. */
export function inPage(hasWorker: boolean): void {
  if (!hasWorker) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  const said = keepWhatIsSaid();
  const moved = watchWhatMoves();
  window.tour = { find, placeOf, moved, said };

  function find({ css, name, text = '', inside }: Target): readonly HTMLElement[] {
    const places = inside === undefined ? [document.documentElement] : find(inside);
    return places
      .flatMap((place) => [...place.querySelectorAll<HTMLElement>(css)])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) || isOnlyContents(element))
      .filter((element) => name === undefined || isNamed(element, name))
      .filter((element) => element.textContent.includes(text));
  }

  /** It has no box of its own, and what is inside has. */
  function isOnlyContents(element: HTMLElement): boolean {
    return getComputedStyle(element).display === 'contents';
  }

  function isNamed(element: HTMLElement, name: string): boolean {
    const own = nameOf(element).replaceAll(/\s+/gu, ' ').trim();
    return name.endsWith('…') ? own.startsWith(name.slice(0, -1)) : own === name;
  }

  /** Source: Accessible Name and Description Computation, as far as this site needs it. */
  function nameOf(element: HTMLElement): string {
    const ids = element.getAttribute('aria-labelledby');
    if (ids !== null)
      return ids
        .split(' ')
        .map((id) => textOf(document.getElementById(id)))
        .join(' ');
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    return element.getAttribute('aria-label') ?? [...(labels ?? [element])].map(textOf).join(' ');
  }

  function textOf(node: Node | null): string {
    if (node instanceof Text) return node.data;
    if (node instanceof HTMLImageElement) return node.alt;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    return [...node.childNodes].map(textOf).join('');
  }

  async function placeOf(target: Target): Promise<Point> {
    const [element] = find(target);
    if (element === undefined) throw new Error('it is not on the page, or hidden');
    if (!isHit(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = centreOf(element);
    await new Promise((resolve) => setTimeout(resolve, 40));
    const place = centreOf(element);
    if (Math.hypot(place.x - before.x, place.y - before.y) > 0.5) throw new Error('it moves');
    if (!isHit(element)) throw new Error('something lies over it');
    return place;
  }

  function isHit(element: HTMLElement): boolean {
    const { x, y } = centreOf(element);
    const hit = document.elementFromPoint(x, y);
    return element.contains(hit) || hit?.closest('label')?.control === element;
  }

  function centreOf(element: HTMLElement): Point {
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** In the window's own storage, so that nothing is lost when a page is left. */
  function keepWhatIsSaid(): InPage['said'] {
    const key = 'said-on-tour';
    const kept = () => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    let isLeaving = false;
    // some browsers tell of what they break off then
    addEventListener('beforeunload', () => (isLeaving = true));
    const say = (...words: readonly unknown[]) =>
      isLeaving || sessionStorage.setItem(key, JSON.stringify([...kept(), words.map(String).join(' ')]));
    for (const level of ['error', 'warn'] as const) {
      const { [level]: original } = console;
      console[level] = (...words: readonly unknown[]) => {
        say(`console.${level}:`, ...words);
        original(...words);
      };
    }
    const onError = ({ target, message }: ErrorEvent) =>
      say('error:', message ?? (target as HTMLImageElement | HTMLLinkElement).outerHTML);
    addEventListener('error', onError, { capture: true });
    addEventListener('unhandledrejection', ({ reason }) => say('unhandled rejection:', reason));
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      say('policy violation:', effectiveDirective, blockedURI),
    );
    return () => {
      const all = kept();
      sessionStorage.removeItem(key);
      return all;
    };
  }

  /** As the browser measures it, and where headings were on the first frame. */
  function watchWhatMoves(): InPage['moved'] {
    const shifts: string[] = [];
    if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
      new PerformanceObserver((list) => {
        for (const { hadRecentInput, sources } of list.getEntries() as unknown as LayoutShift[])
          if (!hadRecentInput)
            shifts.push(
              ...sources.map(({ node }) =>
                node instanceof Element ? node.outerHTML.slice(0, 120) : 'what is gone',
              ),
            );
      }).observe({ type: 'layout-shift', buffered: true });
    const first = new Map<Element, number>();
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => {
        for (const heading of document.querySelectorAll('main :is(h1, h2, h3)'))
          first.set(heading, topOf(heading));
      }),
    );
    return () => {
      const headings = [...first].filter(
        ([heading, top]) => heading.isConnected && Math.abs(topOf(heading) - top) > 1,
      );
      return [...shifts, ...headings.map(([heading]) => heading.outerHTML.slice(0, 120))];
    };
  }

  function topOf(element: Element): number {
    return element.getBoundingClientRect().top + scrollY;
  }
}

/** Source: Layout Instability, which TypeScript's own types do not have. */
interface LayoutShift {
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
}
