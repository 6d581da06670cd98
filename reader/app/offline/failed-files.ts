/** Listens for files of this site that fail to load, such as scripts, style sheets and pictures. */
export function hearFailedFiles(basePath: string): void {
  const onError = ({ target }: Event) => {
    const { src, href } = target as Partial<HTMLScriptElement & HTMLLinkElement>;
    const address = String(src ?? href);
    if (address.startsWith(assetsOf(basePath))) reportFailedFile(address);
  };
  window.addEventListener('error', onError, { capture: true });
}

/** Calls back with the address of each failed file, and at once with that of the last failed one. */
export function onFailedFile(listen: (address: string) => void): void {
  listener = listen;
  if (last !== undefined) listen(last);
}

/** The folder of the scripts and styles that pages load. */
export const assetsOf = (basePath: string): string => `${location.origin}${basePath}assets/`;

export function reportFailedFile(address: string): void {
  last = address;
  listener?.(address);
}

let last: string | undefined;
let listener: ((address: string) => void) | undefined;
