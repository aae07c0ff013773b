import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { notify, notifyError } from '../../../components/notify.ts';
import { wardrobeQuery } from '../../../data/wardrobe.ts';
import { addItem } from '../add-item.ts';
import { tellRemovals } from '../remove-items.ts';
import { texts } from '../texts.ts';

/** The run that is under way or has ended last. One begins after the other, so that no piece is added twice. */
let lastRun: Promise<void> = Promise.resolve();

/** Adds the demo wardrobe with the usual calls. `percent` is how far that is; it is undefined while nothing is added. */
export function useDemoWardrobe() {
  const client = useQueryClient();
  const [percent, setPercent] = useState<number>();
  const isStopped = useRef(false);
  // What is missing when the page is left can be added later.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  async function add() {
    isStopped.current = false;
    setPercent(0);
    lastRun = lastRun.then(() => addMissing(client, setPercent, () => isStopped.current));
    await lastRun;
    setPercent(undefined);
  }
  const stop = () => {
    isStopped.current = true;
  };
  return { percent, add, stop };
}

async function addMissing(
  client: QueryClient,
  onPercent: (percent: number) => void,
  isStopped: () => boolean,
) {
  try {
    // The server counts what it has not been told of.
    await tellRemovals();
    const { missingFrom, photoOf } = await import('./demo-photos.ts');
    const missing = missingFrom(client.getQueryData(wardrobeQuery.queryKey) ?? []);
    for (const [index, piece] of missing.entries()) {
      if (isStopped()) return;
      const { category, color, style } = piece;
      const details = { category, color, style, description: texts.demoPiece, isDemo: true };
      await addItem(client, await photoOf(piece), details);
      onPercent(Math.floor(((index + 1) / missing.length) * 100));
    }
    void notify({ title: texts.demoAdded });
  } catch {
    void notifyError(texts.demoFailed);
  }
}
