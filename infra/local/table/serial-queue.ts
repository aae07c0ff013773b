/** Runs tasks one after the other, in the order in which they arrive. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Settles when every task that has arrived so far is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
