import { act } from '@testing-library/react';

const observers = new Set<FakeIntersectionObserver>();

/** Observes what comes into sight, which nothing does by itself: jsdom has no layout. */
export class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe() {
    observers.add(this);
  }

  unobserve() {
    observers.delete(this);
  }

  disconnect() {
    observers.delete(this);
  }

  takeRecords() {
    return [];
  }

  tell(isIntersecting: boolean) {
    this.#callback([{ isIntersecting } as IntersectionObserverEntry], this);
  }
}

/** Brings everything that is observed into sight, or out of it. */
export const setInSight = (inSight: boolean) =>
  act(() => {
    for (const observer of observers) observer.tell(inSight);
  });
