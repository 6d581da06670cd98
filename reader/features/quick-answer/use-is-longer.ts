import { type RefCallback, useCallback, useState } from 'react';

/** Whether a text takes more rows than these, in the width that it has. */
export function useIsLonger(rows: number): readonly [RefCallback<HTMLElement>, boolean] {
  const [isLonger, setIsLonger] = useState(false);
  const ref = useCallback(
    (text: HTMLElement | null) => {
      if (text === null) return undefined;
      const measure = () => {
        const rowPx = Number.parseFloat(getComputedStyle(text).lineHeight);
        setIsLonger(text.offsetHeight >= (rows + 0.5) * rowPx);
      };
      const observer = new ResizeObserver(measure);
      observer.observe(text);
      return () => observer.disconnect();
    },
    [rows],
  );
  return [ref, isLonger];
}
