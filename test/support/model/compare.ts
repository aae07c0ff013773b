import * as fc from 'fast-check';
import { faults } from '../app/faults.ts';
import { startFunctions } from '../app/functions.ts';
import { type Failing, inTurns } from './meet.ts';
import { apply, type Created, type Model, written } from './model.ts';
import { meetings, type Operation } from './operations.ts';
import { newModel, newScene } from './scene.ts';

/** An operation with its status. A repeated one failed before, and may have been executed twice. */
type Done = { operation: Operation; status: number; wasRepeated: boolean };

const app = await startFunctions();
const attempts = 5;
/** Which AWS call fails, if any. 40 is more than the AWS calls of one meeting. */
const failing: fc.Arbitrary<Failing> = fc.option(
  fc.record({ number: fc.nat({ max: 40 }), fault: fc.constantFrom(...faults) }),
);

/**
 * Compares the app with a model in memory. Operations run concurrently, their AWS calls are executed in an arbitrary
 * order, and one of these calls may fail. Afterwards the answers and the rows must match those of the model after the
 * same operations one after another, in some order. Every projection must agree with the rows it is made from.
 */
export async function compareWithModel({ runs, seed }: { runs: number; seed?: number }) {
  const { differences } = await import('../../../functions/projections/rebuild/rebuild.ts');
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      meetings,
      fc.array(failing, { minLength: 4, maxLength: 4 }),
      async (scheduler, groups, failures) => {
        await app.wipe();
        const scene = await newScene(app);
        let model = newModel;
        for (const [at, group] of groups.entries()) {
          const known = scene.createdComments();
          const senders = group.map(scene.sender);
          const done = await inTurns(scheduler, failures[at] ?? null, async () => {
            const all = await Promise.all(
              group.map(async (operation, index) => ({
                operation,
                ...(await untilAnswered(senders[index] as never)),
              })),
            );
            await app.settle();
            return all;
          });
          for (const { operation, answer } of done) scene.remember(operation, answer);
          const stored = await scene.stored();
          const after = explained(
            model,
            done.map(({ operation, answer, wasRepeated }) => ({
              operation,
              status: answer.status,
              wasRepeated,
            })),
            known,
            stored,
          );
          if (!after)
            throw new Error(
              `Not to be explained: ${JSON.stringify(done)}\nbefore: ${written(model)}\nafter: ${written(stored)}`,
            );
          model = after;
          const wrong = await differences();
          if (wrong.length) throw new Error(`Projections differ: ${JSON.stringify(wrong)}`);
        }
      },
    ),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }), endOnFailure: true },
  );
}

type Answer = { status: number; body: unknown };

/** Repeats an operation while the answer is a server error, five attempts at most. */
async function untilAnswered(send: () => Promise<Answer>) {
  for (let attempt = 1; ; attempt++) {
    const answer = await send();
    if (answer.status < 500 || attempt === attempts) return { answer, wasRepeated: attempt > 1 };
  }
}

/**
 * Searches for an order of the operations that explains their answers and the stored rows. Returns the model after them
 * in this order, or null if there is no such order.
 */
function explained(
  before: Model,
  done: readonly Done[],
  known: readonly Created[],
  stored: Model,
): Model | null {
  const right = written(stored);
  for (const order of orders([...done, ...done.filter(({ wasRepeated }) => wasRepeated)])) {
    const statuses = new Map<Done, number>();
    let model = before;
    for (const each of order) {
      const step = apply(model, each.operation, known);
      statuses.set(each, step.status);
      model = step.model;
    }
    const areAnswersRight = done.every((each) => each.status === statuses.get(each));
    if (areAnswersRight && written(model) === right) return model;
  }
  return null;
}

function* orders<Value>(values: readonly Value[]): Iterable<Value[]> {
  if (values.length === 0) yield [];
  for (const [at, value] of values.entries())
    for (const rest of orders(values.toSpliced(at, 1))) yield [value, ...rest];
}
