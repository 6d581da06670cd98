import { afterEach, expect, test } from 'vitest';
import { speak } from '../../../../reader/messages/interface.ts';
import { fileNote } from '../../../../reader/views/media/file-note.ts';
import { picture } from '../../builders.ts';

afterEach(() => speak('en-US'));

test.each([
  ['checklist.pdf', 999, 'PDF, 999 B'],
  ['prices.XLSX', 345_678, 'XLSX, 346 kB'],
  ['tour.zip', 12_000_000, 'ZIP, 12.0 MB'],
  ['tour.zip', undefined, 'ZIP'],
])('%s of %s bytes is noted as %s', (fileName, size, note) => {
  expect(fileNote(picture({ fileName, size }))).toBe(note);
});

test.each([
  ['es-MX', 'ZIP, 1.3 MB'],
  ['es-ES', 'ZIP, 1,3 MB'],
])('in %s a size is noted as %s [ML-6]', async (locale, note) => {
  await speak(locale);
  expect(fileNote(picture({ fileName: 'tour.zip', size: 1_250_001 }))).toBe(note);
});

test('a name without an ending leaves the media type', () => {
  expect(fileNote(picture({ fileName: 'checklist', contentType: 'application/pdf', size: 10 }))).toBe(
    'PDF, 10 B',
  );
});
