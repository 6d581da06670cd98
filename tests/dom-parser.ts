const library: string = 'jsdom';
const { JSDOM } = (await import(library)) as { JSDOM: new () => { window: { DOMParser: typeof DOMParser } } };

/**
 * Parses as browsers do. A test that needs no more of a document takes this in place of Vitest's environment, which starts a new
 * thread, and loads all modules anew, for every file before and after.
 */
const { DOMParser: Parser } = new JSDOM().window;
export { Parser as DOMParser };
