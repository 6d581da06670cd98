import { useEffect, useEffectEvent, useState } from 'react';

/** A part of the page that is loaded when it is wanted; undefined until it is there. */
export function useLoaded<Part extends object>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onFailure: () => void = () => {},
): Part | undefined {
  const [loaded, setLoaded] = useState<Part>();
  const start = useEffectEvent(() => {
    load().then((part) => setLoaded(part), onFailure);
  });
  const isMissing = isWanted && loaded === undefined;
  useEffect(() => {
    if (isMissing) start();
  }, [isMissing]);
  return isWanted ? loaded : undefined;
}
