import * as fc from 'fast-check';

const people = [0, 1, 2] as const;
/** The outfits of the first person, as indexes. */
const outfits = [0, 1] as const;
/** The shirts of the first person, as indexes. Each outfit has one of them. */
const shirts = [0, 1, 2] as const;

/** A call of the contract. People, outfits, shirts and comments are given as indexes. */
export type Operation =
  | { do: 'publish' | 'hide' | 'delete'; outfit: number }
  | { do: 'retitle'; outfit: number; title: string }
  | { do: 'replace'; outfit: number; shirt: number; by: number }
  | { do: 'like' | 'unlike'; person: number; outfit: number }
  | { do: 'comment'; person: number; outfit: number; text: string }
  | { do: 'reply'; person: number; comment: number; text: string }
  | { do: 'removeComment' | 'likeComment' | 'unlikeComment'; person: number; comment: number }
  | { do: 'follow' | 'unfollow' | 'block' | 'unblock'; person: number; other: number }
  | { do: 'rename'; person: number; name: string }
  | { do: 'write'; person: number; text: string }
  | { do: 'read'; person: number };

const person = fc.constantFrom(...people);
const outfit = fc.constantFrom(...outfits);
const shirt = fc.constantFrom(...shirts);
/** The index of a comment that was created. If there are fewer comments, it refers to none. */
const comment = fc.nat({ max: 4 });
const pair = fc
  .tuple(person, person)
  .filter(([one, other]) => one !== other)
  .map(([one, other]) => ({ person: one, other }));
/** A participant of the conversation between the first two people. */
const writer = fc.constantFrom(0, 1);
/** A unique text for each operation, so that a row can be identified by its text. */
const text = fc.uuid().map((id) => `said ${id}`);

const one = <Name extends Operation['do'], Rest extends object>(
  names: readonly Name[],
  rest: fc.Arbitrary<Rest>,
) => fc.tuple(fc.constantFrom(...names), rest).map(([name, values]) => ({ do: name, ...values }));

const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: one(['publish', 'hide'], fc.record({ outfit })) },
  { weight: 1, arbitrary: one(['delete'], fc.record({ outfit })) },
  { weight: 2, arbitrary: one(['retitle'], fc.record({ outfit, title: text })) },
  { weight: 2, arbitrary: one(['replace'], fc.record({ outfit, shirt, by: shirt })) },
  { weight: 3, arbitrary: one(['like', 'unlike'], fc.record({ person, outfit })) },
  { weight: 2, arbitrary: one(['comment'], fc.record({ person, outfit, text })) },
  { weight: 2, arbitrary: one(['reply'], fc.record({ person, comment, text })) },
  {
    weight: 3,
    arbitrary: one(['removeComment', 'likeComment', 'unlikeComment'], fc.record({ person, comment })),
  },
  { weight: 3, arbitrary: one(['follow', 'unfollow', 'block', 'unblock'], pair) },
  { weight: 1, arbitrary: one(['rename'], fc.record({ person, name: text })) },
  { weight: 2, arbitrary: one(['write'], fc.record({ person: writer, text })) },
  { weight: 1, arbitrary: one(['read'], fc.record({ person: writer })) },
) as fc.Arbitrary<Operation>;

/** Groups of one to three operations that run concurrently. The groups run one after another. */
export const meetings = fc.array(fc.array(operation, { minLength: 1, maxLength: 3 }), {
  minLength: 2,
  maxLength: 4,
});
