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
    if (address?.startsWith(folder) === true) tell();
  };
  window.addEventListener('error', onError, { capture: true });
  // A part that is loaded on first use. Source: Vite, "Load Error Handling".
  window.addEventListener('vite:preloadError', tell);
}

/** Calls back for each failure, also for one that has been. */
export function onFailedFile(listen: () => void): void {
  listener = listen;
  if (hasFailed) listen();
}

function tell(): void {
  hasFailed = true;
  listener?.();
}

let hasFailed = false;
let listener: (() => void) | undefined;
