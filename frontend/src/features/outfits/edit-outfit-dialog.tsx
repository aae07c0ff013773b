import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { limits } from '#shared/limits';
import { Button } from '../../components/button.tsx';
import { TextArea, TextField } from '../../components/field.tsx';
import { notify } from '../../components/notify.ts';
import { SmallDialog } from '../../components/small-dialog.tsx';
import { api } from '../../lib/api.ts';
import { textOf } from '../../lib/error-texts.ts';
import { texts } from './texts.ts';

type Props = { outfit: Outfit; onSaved: (outfit: Outfit) => void; onClose: () => void };

/** Edits an outfit's title and the owner's private notes. */
export function EditOutfitDialog({ outfit, onSaved, onClose }: Props) {
  const [title, setTitle] = useState(outfit.title);
  const [notes, setNotes] = useState(outfit.notes ?? '');
  const save = useMutation({
    mutationFn: () =>
      api.outfits.updateOutfit({ params: { outfitId: outfit.id }, body: { title, notes: notes || null } }),
    onSuccess: (saved) => {
      void notify({ title: texts.saved });
      onSaved(saved);
    },
    onError: (error) => notify({ title: texts.saveFailed, description: textOf(error), tone: 'error' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <SmallDialog title="Edit" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <TextField
          label="Title"
          maxLength={limits.outfit.title}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextArea
          label="Notes"
          maxLength={limits.outfit.notes}
          value={notes}
          onChange={({ target }) => setNotes(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!title.trim() || save.isPending}>
            Save
          </Button>
        </div>
      </form>
    </SmallDialog>
  );
}
