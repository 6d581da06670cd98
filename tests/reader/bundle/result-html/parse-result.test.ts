import type { ElementContent } from 'hast';
import { describe, expect, test } from 'vitest';
import { parseResult } from '../../../../reader/bundle/result-html/parse-result.ts';
import { markup } from '../../../pipeline/markup.ts';

const block = (html: string) => markup({ children: parseResult(html, { inline: false }) });
const inline = (html: string) => markup({ children: parseResult(html, { inline: true }) });

describe('the text of a result', () => {
  test('keeps the elements of the list [SR-7]', () => {
    const html =
      '<div><p><b>b</b><u>u</u><i>i</i><em>e</em><br><s>s</s><q>q</q><font>f</font><mark>m</mark></p>' +
      '<ul><li>1</li></ul><ol start="3"><li value="5">2</li></ol><a href="https://a.example/">a</a></div>';
    expect(block(html)).toBe(html.replace('"3"', '3').replace('"5"', '"5"'));
  });

  test('loses every other element and keeps its words [SR-7]', () => {
    expect(block('<h1>One</h1><table><tr><td>two</td></tr></table><span>three</span>')).toBe(
      ' One    two   three',
    );
    expect(
      block('<marquee onstart=a()>one</marquee><img src=x onerror=a()><svg><text>two</text></svg>'),
    ).toBe('onetwo');
  });

  test('loses styles and scripts with their content [SR-7]', () => {
    expect(
      block('a<style>p { color: red }</style><script>a()</script><template>c</template><!-- d -->b'),
    ).toBe('ab');
    expect(block('a<svg><style>p { }</style></svg>b')).toBe('ab');
  });

  test('loses every attribute that is not on the list [SR-7]', () => {
    expect(
      block('<p id=a class=b style="color: red" onclick=a() title=c data-x=1 lang=es dir=rtl dir=x>a</p>'),
    ).toBe('<p lang="es" dir="rtl">a</p>');
    expect(block('<font color=red size=7 face=serif>a</font><p dir=up>b</p>')).toBe('<font>a</font><p>b</p>');
  });

  test.each([
    'javascript:a()',
    'JaVaScRiPt:a()',
    ' javascript:a()',
    'java\nscript:a()',
    'data:text/html,a',
    'vbscript:a',
    'java&#115;cript:a()',
    'javascript&colon;a()',
  ])('has no link to %j [SR-7]', (href) => {
    expect(block(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
  });

  test.each([
    ['<a href="/1">a<table><tr><td><a href="/2">b</a></table></a>', '<a href="/1">a   b   </a>'],
    ['<p>a<button><p>b</p></button></p>', '<p>a b </p>'],
    ['<p>a<button><ul><li>b</li></ul></button></p>', '<p>a  b  </p>'],
    ['<ul>a<li>b<button><li>c</button></ul>', '<ul><li>a</li><li>b c </li></ul>'],
    ['<li>a</li>', ' a '],
    ['<ul>\n<li>a</li>\n</ul>', '<ul><li>a</li></ul>'],
  ])('removes elements from places where they are not allowed: %s', (html, shown) => {
    expect(block(html)).toBe(shown);
  });
});

describe('the title of a result', () => {
  test('has no links and no blocks, and keeps their words apart [SR-7]', () => {
    expect(inline('<a href="/x">Send <mark>invoices</mark></a>')).toBe('Send <mark>invoices</mark>');
    expect(inline('<p>Send</p><p>invoices</p><ul><li>now</li></ul>or<br>later').replace(/ +/gu, ' ')).toBe(
      ' Send invoices now or later',
    );
  });
});

test('a result without words left is empty', () => {
  for (const html of ['', '<script>a()</script>', '<p> </p><br>', '<img src=x onerror=a()>']) {
    expect(parseResult(html, { inline: false })).toEqual<ElementContent[]>([]);
  }
});
