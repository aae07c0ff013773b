/**
 * Combines all questions of one task of the event loop into one call of `answer`, or into several calls of at most
 * `maxPerCall` questions. If a call rejects, all its questions reject.
 */
export function batched<Question, Answer>(
  /** Must return the answers in the same order as the questions. */
  answer: (questions: Question[]) => Promise<Answer[]>,
  maxPerCall = Number.POSITIVE_INFINITY,
) {
  type Waiting = { question: Question } & Pick<PromiseWithResolvers<Answer>, 'resolve' | 'reject'>;
  let waiting: Waiting[] = [];

  async function answerSome(some: Waiting[]) {
    try {
      const answers = await answer(some.map(({ question }) => question));
      for (const [index, { resolve }] of some.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }
  function answerAll() {
    const all = waiting;
    waiting = [];
    while (all.length) void answerSome(all.splice(0, maxPerCall));
  }
  return (question: Question) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    if (waiting.length === 0) setTimeout(answerAll);
    waiting.push({ question, resolve, reject });
    return promise;
  };
}
