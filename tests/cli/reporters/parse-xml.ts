import { DOMParser } from '../../dom-parser.ts';

/** A document as a strict XML parser reads it; it throws where the text is no XML. */
export function parseXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const fault = document.querySelector('parsererror');
  if (fault !== null) throw new Error(fault.textContent);
  return document;
}

/** The attributes of an element, as a record. */
export const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));
