import { useState } from 'react';
import type { Conversation } from '#shared/contract/messages';
import { Button } from '../../components/button.tsx';
import { t } from '../../lib/t.ts';
import { BlockDialog } from '../safety/public/lazy-dialogs.ts';
import { useAnswerRequest } from './queries.ts';
import { nameOf } from './texts.ts';

type Props = { conversation: Conversation; onGone: () => void };

/** What can be done with a message request. `onGone` is called when it was declined or its sender was blocked. */
export function RequestBar({ conversation, onGone }: Props) {
  const { id, avatarUrl } = conversation.otherUser;
  const name = nameOf(conversation.otherUser);
  const [isBlocking, setIsBlocking] = useState(false);
  const { mutate: answer, isPending } = useAnswerRequest(conversation);
  return (
    <div className="grid gap-3 border-line border-t px-4 py-3 md:px-6">
      <p className="text-ink-soft text-sm">
        {t('You do not follow {name}. They see that you have read this only after you accept or answer.', {
          name,
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={isPending} onClick={() => answer(true)}>
          {t('Accept')}
        </Button>
        <Button look="outline" disabled={isPending} onClick={() => answer(false, { onSuccess: onGone })}>
          {t('Decline')}
        </Button>
        <Button look="quiet" onClick={() => setIsBlocking(true)}>
          {t('Block')}
        </Button>
      </div>
      {isBlocking && (
        <BlockDialog
          person={{ userId: id, displayName: name, avatarUrl }}
          onClose={() => setIsBlocking(false)}
          onBlocked={onGone}
        />
      )}
    </div>
  );
}
