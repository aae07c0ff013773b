import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { demoPieces } from '#shared/demo-pieces';
import { BaseButton } from '../../../components/button.tsx';
import { notify, notifyError } from '../../../components/notify.ts';
import { useOwnId } from '../../../data/user-id.ts';
import { wardrobeQuery } from '../../../data/wardrobe.ts';
import { plural, t } from '../../../lib/t.ts';
import { addItem } from '../add-item.ts';
import { removeItems, sendRemovals } from '../remove-items.ts';

type Props = {
  items: readonly ClothingItem[];
  /** Whether demo pieces are being added. */
  isAdding: boolean;
  onAdd: () => void;
};

const action = 'min-h-11 underline underline-offset-4 aria-disabled:opacity-45';

/** Says how many items belong to the demo wardrobe, and removes them in one tap. Renders nothing without any. */
export function DemoNotice({ items, isAdding, onAdd }: Props) {
  const userId = useOwnId();
  const demo = items.filter(({ isDemo }) => isDemo);
  if (demo.length === 0) return null;
  return (
    <section
      aria-label={t('Demo wardrobe')}
      className="mt-1 flex flex-wrap items-center gap-x-5 border border-line bg-surface px-4 py-1 text-sm"
    >
      <p className="mr-auto py-2">
        {plural(
          demo.length,
          '{count} demo piece to try things with.',
          '{count} demo pieces to try things with.',
        )}
      </p>
      {demo.length < demoPieces.length && (
        <BaseButton disabled={isAdding} onClick={onAdd} className={action}>
          {t('Add the rest')}
        </BaseButton>
      )}
      <BaseButton
        disabled={isAdding}
        onClick={() => removeItems(userId, demo)}
        className={`font-semibold ${action}`}
      >
        {t('Remove the demo wardrobe')}
      </BaseButton>
    </section>
  );
}

/** The last run. The next run begins after it has ended, so that no piece is added twice. */
let lastRun: Promise<void> = Promise.resolve();

/** Adds the demo wardrobe piece by piece. `percent` is the progress, undefined while nothing is added. */
export function useDemoWardrobe() {
  const client = useQueryClient();
  const [percent, setPercent] = useState<number>();
  const running = useRef<AbortController>(null);
  // Leaving the page stops the run. The remaining pieces can be added later.
  useEffect(() => () => running.current?.abort(), []);

  async function add() {
    const run = new AbortController();
    running.current = run;
    setPercent(0);
    lastRun = lastRun.then(() => addMissing(client, setPercent, run.signal));
    await lastRun;
    setPercent(undefined);
  }
  return { percent, add, stop: () => running.current?.abort() };
}

async function addMissing(client: QueryClient, onPercent: (percent: number) => void, signal: AbortSignal) {
  try {
    // Until pending deletions are sent, the server counts those items toward the limit.
    await sendRemovals();
    const { missingFrom, photoOf } = await import('./demo-photos.ts');
    const missing = missingFrom(client.getQueryData(wardrobeQuery.queryKey) ?? []);
    for (const [index, piece] of missing.entries()) {
      if (signal.aborted) return;
      const { category, color, style } = piece;
      const details = {
        category,
        color,
        style,
        description: t('A demo piece to try the app with. It is not yours.'),
        isDemo: true,
      };
      await addItem(client, await photoOf(piece), details);
      onPercent(Math.floor(((index + 1) / missing.length) * 100));
    }
    void notify({ title: t('The demo wardrobe is there') });
  } catch {
    void notifyError(t('The demo wardrobe could not be added as a whole. Please try again.'));
  }
}
