import { inflateSync } from 'node:zlib';

/** The size of a PNG file in pixels. Throws for another file. Source: W3C, "PNG", 5.2 and 11.2.2. */
export function sizeOfPng(file: Uint8Array): { readonly width: number; readonly height: number } {
  const bytes = Buffer.from(file);
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('the file is no PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** How many bytes of pixels and filters the file holds, which a cut file does not give. */
export function pixelBytes(file: Uint8Array): number {
  const bytes = Buffer.from(file);
  const parts: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
    }
  }
  return inflateSync(Buffer.concat(parts)).length;
}
