/** What the tour asks of a browser: a window with one page, and somebody's hands. */
export interface Driver {
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page, with what JSON can hold, and gives what it gives. */
  readonly evaluate: <Given, Got>(run: (given: Given) => Got, given: Given) => Promise<Awaited<Got>>;
  /** Presses and releases the pointer at a place of the window. Unit: CSS pixels. */
  readonly pressAt: (place: Point) => Promise<void>;
  /** Presses and releases a key, which goes to what has the focus. */
  readonly key: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** The window's inner size. */
  readonly resize: (size: Size) => Promise<void>;
  /** What the browser itself has put into the console since the last call; nothing where it does not say. */
  readonly said: () => readonly string[];
  readonly close: () => Promise<void>;
}

export type Key = 'ArrowDown' | 'ArrowUp' | 'Enter' | 'Escape' | 'Tab';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}
