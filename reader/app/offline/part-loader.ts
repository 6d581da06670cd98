/** The browser's part in loading a module. Addresses are absolute; each promise rejects if its file does not load. */
export interface PartBrowser {
  /** Ends when the whole file is in the browser's cache. */
  readonly fetchFile: (address: string) => Promise<void>;
  /** Adds a style sheet to the page. If it fails to load, it is removed. */
  readonly addStyles: (address: string) => Promise<void>;
  readonly importModule: (address: string) => Promise<unknown>;
  /** The files that the page has from its start. */
  readonly here: readonly string[];
}

/** Imports a module together with the files that it needs. */
export type ImportPart = (address: string, files: readonly string[]) => Promise<unknown>;

/**
 * Loads parts so that each can be loaded again after a failure. Browsers remember a failed module until the page is
 * closed, with all modules that import it. So the files are fetched first and the module is imported last. A module
 * that fails all the same is imported under another address, as another instance that has never run.
 */
export function partLoader({ fetchFile, addStyles, importModule, here }: PartBrowser): ImportPart {
  const arrivals = new Map<string, Promise<void>>(here.map((address) => [address, Promise.resolve()]));
  const refusals = new Map<string, number>();

  const bring = (address: string): Promise<void> => {
    const known = arrivals.get(address);
    if (known !== undefined) return known;
    const come = address.endsWith('.css') ? addStyles(address) : fetchFile(address);
    const arrival = come.catch((error: unknown) => {
      arrivals.delete(address);
      throw error;
    });
    arrivals.set(address, arrival);
    return arrival;
  };

  return async (address, files) => {
    await Promise.all([address, ...files].map(bring));
    try {
      return await importModule(address);
    } catch {
      const refused = (refusals.get(address) ?? 0) + 1;
      refusals.set(address, refused);
      return importModule(`${address}?again=${refused}`);
    }
  };
}
