import { expect, test } from 'vitest';
import { rememberFiles } from '../../../../reader/bundle/files/remember-files.ts';

function counted() {
  const asked: string[] = [];
  const read = async (path: string) => {
    asked.push(path);
    if (path === 'broken') throw new Error('no answer');
    return path;
  };
  return { asked, read };
}

test('a file is asked for once, the manifest each time', async () => {
  const { asked, read } = counted();
  const remembering = rememberFiles(read);
  for (const path of ['a', 'a', 'manifest.json', 'manifest.json']) await remembering(path);
  expect(asked).toEqual(['a', 'manifest.json', 'manifest.json']);
});

test('a failure is forgotten', async () => {
  const { asked, read } = counted();
  const remembering = rememberFiles(read);
  await expect(remembering('broken')).rejects.toThrow('no answer');
  await expect(remembering('broken')).rejects.toThrow('no answer');
  expect(asked).toEqual(['broken', 'broken']);
});

test('of more than it holds, the file that was asked for longest ago goes', async () => {
  const { asked, read } = counted();
  const remembering = rememberFiles(read, 2);
  for (const path of ['a', 'b', 'a', 'c', 'a', 'b']) await remembering(path);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});
