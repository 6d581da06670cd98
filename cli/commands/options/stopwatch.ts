/** Starts a stopwatch. The function that it gives prints the time on stderr. */
export function startStopwatch(): (done: string) => void {
  const start = performance.now();
  return (done) => console.error(`${done} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
