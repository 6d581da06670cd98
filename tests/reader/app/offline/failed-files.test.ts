// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hearFailedFiles, onFailedFile } from '../../../../reader/app/offline/failed-files.ts';
import { failedBefore } from '../../../../reader/app/offline/failed-before.ts';

const assets = `${location.origin}/help/assets`;
const heard = vi.fn<(address: string) => void>();

beforeAll(() => hearFailedFiles('/help/'));
afterEach(() => {
  heard.mockReset();
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

function failToLoad(name: string, address: string): void {
  const element = Object.assign(document.createElement(name), {
    [name === 'link' ? 'href' : 'src']: address,
  });
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
}

test.each([
  ['script', 'views.js'],
  ['link', 'late.css'],
  ['img', 'board.png'],
  ['video', 'board.mp4'],
])('a failed %s of this site is reported [OP-2]', (name, file) => {
  onFailedFile(heard);
  heard.mockReset();
  failToLoad(name, `${assets}/${file}`);
  expect(heard.mock.calls).toEqual([[`${assets}/${file}`]]);
});

test('failures of other sites, and errors in scripts, are not reported', () => {
  onFailedFile(heard);
  heard.mockReset();
  failToLoad('img', 'https://images.example/board.png');
  failToLoad('img', `${location.origin}/other/assets/board.png`);
  window.dispatchEvent(new ErrorEvent('error', { message: 'this breaks' }));
  expect(heard).not.toHaveBeenCalled();
});

const ended = (file: string, responseStatus?: number) => ({ name: `${assets}/${file}`, responseStatus });
const styleSheet = (file: string, sheet: unknown) => {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `${assets}/${file}`,
  });
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.append(link);
};

describe('what failed before any script ran', () => {
  const entries = vi.fn<(type: string) => unknown[]>();
  beforeEach(() => vi.stubGlobal('performance', { getEntriesByType: entries }));

  test('is found if the browser reports it [OP-2]', () => {
    entries.mockReturnValue([ended('board.png', 404)]);
    expect(failedBefore('/help/')).toBe(`${assets}/board.png`);
    expect(failedBefore('/')).toBeUndefined();
    for (const status of [200, 304, 0, undefined]) {
      entries.mockReturnValue([ended('board.png', status)]);
      expect(failedBefore('/help/')).toBeUndefined();
    }
  });

  test('is found where a page came in place of a style sheet [OP-2]', () => {
    entries.mockReturnValue([ended('there.css', 200), ended('gone.css', 200)]);
    styleSheet('there.css', {});
    styleSheet('late.css', null); // on its way
    expect(failedBefore('/help/')).toBeUndefined();
    styleSheet('gone.css', null);
    expect(failedBefore('/help/')).toBe(`${assets}/gone.css`);
  });
});
