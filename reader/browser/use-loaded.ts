import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A part of the page that is loaded on demand. Undefined until it is loaded. After a failure it is loaded again at the
 * next demand, at the reader's next press, or when the connection returns.
 */
export function useLoaded<Part extends object>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onFailure: () => void = () => {},
): Part | undefined {
  const [loaded, setLoaded] = useState<Part>();
  const loadNow = useEffectEvent(load);
  const fail = useEffectEvent(onFailure);
  const isMissing = isWanted && loaded === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const leaving = new AbortController();
    const start = () =>
      void loadNow().then(
        (part) => setLoaded(part),
        () => {
          onNextChance(start, leaving.signal);
          fail();
        },
      );
    start();
    return () => leaving.abort();
  }, [isMissing]);
  return isWanted ? loaded : undefined;
}

function onNextChance(listen: () => void, signal: AbortSignal): void {
  const take = () => {
    for (const chance of chances) window.removeEventListener(chance, take, { capture: true });
    listen();
  };
  for (const chance of chances) window.addEventListener(chance, take, { capture: true, signal });
}

const chances = ['click', 'online'];
