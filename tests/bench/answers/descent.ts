const steps = 300;
const stepSize = 0.2;
const momentum = 0.9;

/** Finds the numbers where a slope is flat, by gradient descent. */
export function descend(size: number, slopeAt: (numbers: readonly number[]) => readonly number[]): number[] {
  let numbers = Array.from({ length: size }, () => 0);
  let speeds = numbers;
  for (let step = 0; step < steps; step += 1) {
    const slope = slopeAt(numbers);
    speeds = speeds.map((speed, at) => momentum * speed - stepSize * (slope[at] ?? 0));
    numbers = numbers.map((number, at) => number + (speeds[at] ?? 0));
  }
  return numbers;
}
