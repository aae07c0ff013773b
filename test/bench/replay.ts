import { aroundAwsCalls } from '../support/app/aws-calls.ts';

/** A call of the AWS SDK, and the indexes of the calls that had ended when it started. */
type Step = { make: () => Promise<unknown>; after: number[] };

export async function recorded(action: () => Promise<unknown>): Promise<Step[]> {
  const steps: Step[] = [];
  const ended: number[] = [];
  await aroundAwsCalls(async ({ make }) => {
    const place = steps.length;
    steps.push({ make, after: [...ended] });
    try {
      return await make();
    } finally {
      ended.push(place);
    }
  }, action);
  return steps;
}

/** Makes recorded calls again without the code around them, each after those that had ended before it. */
export async function replay(steps: readonly Step[]) {
  const ends: Promise<unknown>[] = [];
  for (const { make, after } of steps)
    ends.push(Promise.all(after.map((place) => ends[place])).then(() => make().catch(() => undefined)));
  await Promise.all(ends);
}
