/** What a program prints, line by line. */
export async function* linesOf(stream: NodeJS.ReadableStream): AsyncGenerator<string, undefined> {
  let rest = '';
  for await (const chunk of stream) {
    const [...lines] = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
