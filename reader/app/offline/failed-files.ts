/** Hears of scripts and style sheets of this site that do not load, from the start of the page. */
export function hearFailedFiles(basePath: string): void {
  const folder = `${location.origin}${basePath}assets/`;
  const onError = ({ target }: Event) => {
    const address =
      target instanceof HTMLScriptElement
        ? target.src
        : target instanceof HTMLLinkElement
          ? target.href
          : undefined;
    if (address?.startsWith(folder) === true) tell(address);
  };
  window.addEventListener('error', onError, { capture: true });
  // A part that is loaded on first use. Source: Vite, "Load Error Handling".
  window.addEventListener('vite:preloadError', () => tell());
}

/** Calls back with the address of each that failed, also of the last one that has; empty where it is not known. */
export function onFailedFile(listen: (address: string) => void): void {
  listener = listen;
  if (last !== undefined) listen(last);
}

function tell(address = ''): void {
  last = address;
  listener?.(address);
}

let last: string | undefined;
let listener: ((address: string) => void) | undefined;
