/** Something to wait for until somebody opens it. */
export interface Gate<Given> {
  readonly opened: Promise<Given>;
  readonly open: (given: Given) => void;
}

export function gate<Given = void>(): Gate<Given> {
  const waiting: ((given: Given) => void)[] = [];
  const opened = new Promise<Given>((resolve) => void waiting.push(resolve));
  return { opened, open: (given) => waiting.forEach((resolve) => resolve(given)) };
}
