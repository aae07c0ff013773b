import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { limits } from '#shared/limits';
import { SmallDialog } from '../../components/dialogs.tsx';
import { Form, FormButtons, TextArea, TextField } from '../../components/form.tsx';
import { notify } from '../../components/notify.ts';
import { textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';

type Fields = Pick<Outfit, 'title' | 'notes'>;
type Props = {
  name: string;
  /** The outfit to edit. Without one, the dialog is for a new outfit. */
  outfit?: Fields;
  save: (fields: Fields) => Promise<Outfit>;
  onSaved: (outfit: Outfit) => void;
  onClose: () => void;
  /** More fields, shown in the form. */
  children?: ReactNode;
};

/** Asks for an outfit's title and the owner's private notes, and saves them. */
export function OutfitFormDialog({ name, outfit, save, onSaved, onClose, children }: Props) {
  const [title, setTitle] = useState(outfit?.title ?? '');
  const [notes, setNotes] = useState(outfit?.notes ?? '');
  const { mutate, isPending } = useMutation({
    mutationFn: () => save({ title, notes: notes || null }),
    onSuccess: (saved) => {
      void notify({ title: t('Outfit saved') });
      onSaved(saved);
    },
    onError: (error) =>
      notify({ title: t('Failed to save outfit'), description: textOf(error), tone: 'error' }),
  });
  const isChanged = title !== (outfit?.title ?? '') || notes !== (outfit?.notes ?? '');
  return (
    <SmallDialog title={name} onClose={onClose} isChanged={isChanged && !isPending}>
      <Form onSend={() => mutate()} className="grid gap-4">
        <TextField label={t('Title')} maxLength={limits.outfit.title} value={title} onValue={setTitle} />
        <TextArea label={t('Notes')} maxLength={limits.outfit.notes} value={notes} onValue={setNotes} />
        {children}
        <FormButtons onCancel={onClose} disabled={!title.trim() || isPending}>
          {isPending ? t('Saving...') : t('Save')}
        </FormButtons>
      </Form>
    </SmallDialog>
  );
}
