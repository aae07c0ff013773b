import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOwnId } from '../../../data/user-id.ts';
import { wardrobeQuery } from '../../../data/wardrobe.ts';
import { emptyItemForm, type ItemFormValues } from '../item/details-form.tsx';
import { type KeptUpload, keptUploadOf, type Restored } from './kept-upload.ts';
import type { SelectedPhoto } from './photo-details.ts';
import { uploadsEnded } from './use-upload-items.ts';

type Options = {
  photos: readonly SelectedPhoto[];
  shared: ItemFormValues;
  editedFields: ReadonlySet<string>;
  /** Called once with the photos and values that were kept before, if there are any. */
  restore: (before: Restored) => void;
};

/** Keeps the chosen photos and the form after the tab is closed. */
export function useKeptUpload({ photos, shared, editedFields, restore }: Options) {
  const userId = useOwnId();
  const client = useQueryClient();
  const [upload, setUpload] = useState<KeptUpload>();
  const [outcome, setOutcome] = useState<{ parts: readonly unknown[]; isKept: boolean }>(nothing);
  const restoreKept = useEffectEvent(restore);

  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const opened = await keptUploadOf(userId);
      // If an upload was running when the form was left, its photos become items first.
      await uploadsEnded();
      const before = await opened.restore();
      // A tab may have been closed after its item was created and before the answer arrived.
      const items = before?.photos.length ? await client.fetchQuery(wardrobeQuery).catch(() => []) : [];
      if (!isCurrent) return;
      const created = new Set(items.map(({ imageUrl }) => imageUrl));
      if (before)
        restoreKept({
          ...before,
          photos: before.photos.filter(({ sentPath }) => !sentPath || !created.has(sentPath)),
        });
      setUpload(opened);
    })();
    return () => {
      isCurrent = false;
    };
  }, [userId, client]);

  const saved = useRef<readonly unknown[]>([]);
  useEffect(() => {
    if (!upload) return;
    const parts = partsOf({ photos, shared, editedFields });
    // The progress of an upload is not kept, so a change of it is not saved.
    if (isSame(parts, saved.current)) return;
    saved.current = parts;
    const isEmpty = photos.length === 0 && editedFields.size === 0 && shared === emptyItemForm;
    if (isEmpty) void upload.clear().then(() => setOutcome({ parts, isKept: true }));
    else
      void upload
        .save({ shared, editedFields: [...editedFields] }, photos)
        .then((isKept) => setOutcome({ parts, isKept }));
  }, [upload, shared, editedFields, photos]);

  return {
    upload,
    /** Whether the photos and the form would be restored if the tab were closed now. */
    isKept: outcome.isKept && isSame(partsOf({ photos, shared, editedFields }), outcome.parts),
    /** Whether the browser has refused to keep the chosen photos. */
    isRefused: photos.length > 0 && !outcome.isKept,
  };
}

const nothing = { parts: [], isKept: true };

/** The values that are kept. They are immutable, so that two lists can be compared by identity. */
const partsOf = ({ photos, shared, editedFields }: Omit<Options, 'restore'>): readonly unknown[] => [
  shared,
  editedFields,
  ...photos.flatMap(({ key, inspection, ownDetails, sentPath }) => [key, inspection, ownDetails, sentPath]),
];

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((each, index) => each === others[index]);

/** Lets the browser ask for confirmation before the page is closed, while `active`. */
export function useLeaveWarning(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [active]);
}
