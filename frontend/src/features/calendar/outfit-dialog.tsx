import { type FormEvent, useState } from 'react';
import { FormButtons } from '../../components/form-buttons.tsx';
import { SmallDialog } from '../../components/small-dialog.tsx';
import { NotesField } from './notes-field.tsx';
import { OutfitChooser } from './outfit-chooser.tsx';

type Props = {
  title: string;
  /** The day to choose an outfit for, in words. */
  day: string;
  action: string;
  /** The text of the button while the request is pending. */
  acting: string;
  isPending: boolean;
  /** Whether the dialog has a field for notes. */
  hasNotes?: boolean;
  onSubmit: (outfitId: string, notes: string | null) => void;
  onClose: () => void;
};

/**
 * Asks for one of the user's outfits. It keeps its input and stays open until the component that renders it closes it.
 */
export function OutfitDialog({ title, day, action, acting, isPending, hasNotes, onSubmit, onClose }: Props) {
  const [outfitId, setOutfitId] = useState('');
  const [notes, setNotes] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (outfitId && !isPending) onSubmit(outfitId, notes || null);
  };
  return (
    <SmallDialog title={title} onClose={onClose} isChanged={notes !== ''}>
      <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-ink-soft">{day}</p>
        <OutfitChooser chosenId={outfitId} onChoose={setOutfitId} />
        {hasNotes && <NotesField value={notes} onValue={setNotes} />}
        <FormButtons onCancel={onClose} disabled={!outfitId || isPending}>
          {isPending ? acting : action}
        </FormButtons>
      </form>
    </SmallDialog>
  );
}
