import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces';

export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** The child elements, or the text. */
  readonly content?: readonly XmlElement[] | string;
}

/** An XML document with its declaration and a line end. */
export function xmlDocument(root: XmlElement): string {
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  append(document, root);
  return `${document.end({ prettyPrint: true })}\n`;
}

function append(parent: XMLBuilder, { name, attributes = {}, content = [] }: XmlElement): void {
  const element = parent.ele(name);
  for (const [key, value] of Object.entries(attributes)) element.att(key, attributeText(String(value)));
  if (typeof content === 'string') element.txt(xmlText(content));
  else for (const child of content) append(element, child);
}

/**
 * Line breaks and tabs in attributes must be escaped, or readers turn them into spaces. Source: XML 1.0, "Attribute-Value
 * Normalization".
 */
const attributeText = (text: string): string =>
  xmlText(text).replace(/[\t\n]/gu, (character) => `&#${character.charCodeAt(0)};`);

/** Characters that XML does not allow become U+FFFD. Source: XML 1.0, "Characters" and "End-of-Line Handling". */
const xmlText = (text: string): string =>
  text
    // the builder takes these for character references and does not escape them
    .replaceAll('&', '&amp;')
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
