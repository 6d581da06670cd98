import { describe, expect, test } from 'vitest';
import { partLoader } from '../../../../reader/app/offline/part-loader.ts';

const chat = 'https://help.test/assets/chat.js';
const icons = 'https://help.test/assets/icons.js';
const styles = 'https://help.test/assets/late-styles.css';
const first = 'https://help.test/assets/first.js';
const part = [icons, styles];

describe('a lazily loaded part', () => {
  test('comes with all its files, each asked for once', async () => {
    const browser = keepingBrowser();
    const importPart = partLoader(browser);
    expect(await importPart(chat, part)).toBe(`${chat} runs`);
    await importPart(chat, part);
    expect(browser.asked).toEqual([chat, icons, styles]);
  });

  test.each([chat, icons, styles])('comes at the next press after %s did not', async (file) => {
    const browser = keepingBrowser();
    const importPart = partLoader(browser);
    browser.lost.add(file);
    await expect(importPart(chat, part)).rejects.toThrow(`${file} did not come`);
    browser.lost.clear();
    expect(await importPart(chat, part)).toBe(`${chat} runs`);
  });

  test('comes at the tenth press', async () => {
    const browser = keepingBrowser();
    const importPart = partLoader(browser);
    browser.lost.add(icons).add(chat);
    for (let press = 1; press < 10; press++) await expect(importPart(chat, part)).rejects.toThrow('come');
    browser.lost.clear();
    expect(await importPart(chat, part)).toBe(`${chat} runs`);
  });

  test('is one instance for all that ask for it at once', async () => {
    const browser = keepingBrowser();
    const importPart = partLoader(browser);
    await Promise.all([importPart(chat, part), importPart(chat, part), importPart(icons, [])]);
    expect(browser.asked).toEqual([chat, icons, styles]);
    expect(browser.ran).toEqual([icons, chat]);
  });

  test('asks for no file that the page has from its start', async () => {
    const browser = keepingBrowser([first, styles]);
    await partLoader(browser)(chat, [first, styles]);
    expect(browser.asked).toEqual([chat]);
  });

  test('has an address of its own after the browser refused what had come, another one each time', async () => {
    const browser = keepingBrowser();
    const importPart = partLoader(browser);
    browser.refused.add(chat).add(`${chat}?again=1`);
    await expect(importPart(chat, part)).rejects.toThrow('refused');
    expect(await importPart(chat, part)).toBe(`${chat}?again=2 runs`);
    expect(browser.ran).toEqual([icons, `${chat}?again=2`]);
  });
});

/** A browser that keeps each module that did not load, as Chromium 150 and Firefox do: the chat imports the icons. */
function keepingBrowser(here: readonly string[] = []) {
  const asked: string[] = [];
  const ran: string[] = [];
  const lost = new Set<string>();
  const refused = new Set<string>();
  const load = async (address: string) => {
    asked.push(address);
    await Promise.resolve();
    if (lost.has(address)) throw new Error(`${address} did not come`);
  };
  const run = (address: string) => {
    if (lost.has(address)) refused.add(address);
    if (refused.has(address)) throw new TypeError(`${address} is refused`);
    if (!ran.includes(address)) ran.push(address);
  };
  const importModule = async (address: string) => {
    if (address.startsWith(chat)) run(icons);
    run(address);
    return `${address} runs`;
  };
  return { fetchFile: load, addStyles: load, importModule, here, asked, ran, lost, refused };
}
