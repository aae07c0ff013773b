import { useMutation } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { deletionWord } from '#shared/contract/account';
import { Button } from '../../components/button.tsx';
import { SmallDialog } from '../../components/dialogs.tsx';
import { ErrorLine, Form, TextField } from '../../components/form.tsx';
import { holdSocket } from '../../data/socket.ts';
import { api } from '../../lib/api.ts';
import { textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { texts } from './texts.ts';

/** The word that the user has to type, in the language of the app. The server always expects the English word. */
const word = t('delete');

type Props = { onClose: () => void; onDeleted: () => void | Promise<void> };

/** Says what is deleted and what stays. Deletes the account after the user has typed the word. */
export function DeleteAccountDialog({ onClose, onDeleted }: Props) {
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const deletion = useMutation({
    mutationFn: () => api.account.deleteAccount({ body: { confirmation: deletionWord } }),
    onMutate: () => holdSocket(true),
    onSuccess: onDeleted,
    onSettled: () => holdSocket(false),
  });
  const submit = () => {
    const isTyped = typed.trim().toLowerCase() === word;
    setIsRefused(!isTyped);
    if (isTyped && !deletion.isPending) deletion.mutate();
  };
  return (
    <SmallDialog title={texts.deleteTitle} onClose={deletion.isPending ? () => false : onClose}>
      <Dialog.Description className="text-ink-soft">
        {t(
          'Your clothes, photos, outfits, calendar, comments, likes, follows, connections, profile and sign-in are deleted. Nobody sees you from now on, and it cannot be taken back.',
        )}
      </Dialog.Description>
      <p className="text-ink-soft">
        {t(
          'The people you wrote to keep the messages that they were sent, from “Deleted account”. Nothing else stays; backups and logs of the server expire by themselves.',
        )}
      </p>
      <p className="text-ink-soft">{t('Download everything first if you want to keep it.')}</p>
      <Form onSend={submit} noValidate className="grid gap-4">
        <TextField
          label={t('Type “{word}” to confirm', { word })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-focus-first
          value={typed}
          error={isRefused ? t('Please type “{word}”.', { word }) : undefined}
          onValue={(value) => {
            setTyped(value);
            setIsRefused(false);
          }}
        />
        {deletion.isError && (
          <ErrorLine>
            {t('Your account was not deleted')}. {textOf(deletion.error)}
          </ErrorLine>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" disabled={deletion.isPending} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" look="danger" disabled={deletion.isPending}>
            {deletion.isPending ? t('Deleting...') : texts.deleteTitle}
          </Button>
        </div>
      </Form>
    </SmallDialog>
  );
}
