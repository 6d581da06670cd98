import { createContext, createElement, type ReactNode, use } from 'react';

/** The parts that the prerenderer has from pages before, by name; absent in browsers. */
export const KnownParts = createContext<ReadonlyMap<string, string> | undefined>(undefined);

interface SharedPartProps {
  /** Two parts with the same name are the same HTML: letters, digits and dashes. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A part that many pages have, such as the footer. The prerenderer renders it once, and puts it into the others. */
export function SharedPart({ name, children }: SharedPartProps): ReactNode {
  const known = use(KnownParts);
  if (known === undefined) return children;
  // An element, which has its child in one place, leaves the ids below and beside it as they are in browsers.
  return createElement(placeholder, { 'data-name': name }, known.has(name) ? undefined : children);
}

const placeholder = 'fieldbook-part';

/** Inserts known parts, and stores those that a page shows for the first time. */
export const withParts = (html: string, known: Map<string, string>): string =>
  html.replace(places, (_, name: string, content: string) => {
    // React asks for pictures early in the page's head: a part that has one is rendered in every page.
    if (content !== '' && !content.includes('<img')) known.set(name, content);
    return content === '' ? (known.get(name) ?? '') : content;
  });

const places = new RegExp(`<${placeholder} data-name="([\\w-]*)">(.*?)</${placeholder}>`, 'gsu');
