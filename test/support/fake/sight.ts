import { act } from '@testing-library/react';

const observers = new Set<FakeIntersectionObserver>();

/** Fakes an IntersectionObserver. jsdom has no layout, so elements become visible only through `setInSight`. */
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

/** Tells all observers that their elements became visible, or invisible. */
export const setInSight = (inSight: boolean) =>
  act(() => {
    for (const observer of observers) observer.tell(inSight);
  });
