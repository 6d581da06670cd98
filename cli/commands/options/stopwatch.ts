/** Starts the clock; what it gives tells on stderr how long the work took. */
export function startStopwatch(): (done: string) => void {
  const start = performance.now();
  return (done) => console.error(`${done} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
