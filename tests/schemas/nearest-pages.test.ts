import { describe, expect, it } from 'vitest';
import { nearestPages } from '../../schemas/nearest-pages.ts';
import type { TreeItem } from '../../schemas/bundle/index.ts';

const item = (title: string, url?: string, children: readonly TreeItem[] = []): TreeItem => ({
  id: title,
  type: 'kbHowTo',
  title,
  url,
  children,
});

describe('nearestPages', () => {
  const tree = [
    item('Dispatch', '/product-capabilities/dispatch', [
      item('Add a technician', '/how-to/add-a-technician'),
      item('Close a month', '/how-to/close-a-month'),
    ]),
    item('Add a technician', '/how-to/add-a-technician'),
  ];
  const titlesFor = (path: string) => nearestPages(tree, path).map(({ title }) => title);

  it('gives the pages whose names are like the address, each once [RT-5]', () => {
    expect(titlesFor('/how-to/ad-a-techncian')).toEqual(['Add a technician']);
    expect(titlesFor('/old/Add_a_technician.htm')).toEqual(['Add a technician']);
  });

  it.each([
    ['/how-to/configuracion-de-facturas', 'Configuración de facturas'],
    [`/how-to/${encodeURIComponent('パスワード変更')}`, 'パスワードを変更する'],
    [`/how-to/${encodeURIComponent('ชำระเงิน')}`, 'วิธีชำระเงิน'],
    ['/how-to/ＡＰＩ', 'API'],
  ])('reads %s in its language [ML-4]', (path, title) => {
    const pages = ['Configuración de facturas', 'パスワードを変更する', 'วิธีชำระเงิน', 'API'];
    const items = pages.map((each, index) => item(each, `/how-to/${index}`));
    expect(nearestPages(items, path).map((each) => each.title)).toEqual([title]);
  });

  it('gives nothing rather than something unlike', () => {
    expect(titlesFor('/zzz')).toEqual([]);
    expect(titlesFor('/')).toEqual([]);
  });

  it('gives at most five', () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      item(`Invoice ${index}`, `/how-to/invoice-${index}`),
    );
    expect(nearestPages(many, '/how-to/invoice')).toHaveLength(5);
  });
});
