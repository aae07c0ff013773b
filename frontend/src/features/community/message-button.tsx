import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { notifyError } from '../../components/notify.ts';
import { api } from '../../lib/api.ts';
import { t } from '../../lib/t.ts';
import { texts } from './texts.ts';

type Props = { userId: string; look?: ComponentProps<typeof Button>['look'] };

/** Opens the conversation with a person. If there is none yet, it is created. */
export function MessageButton({ userId, look = 'quiet' }: Props) {
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: () => api.messages.startConversation({ body: { userId } }),
    onSuccess: ({ id }) => navigate(`/messages?conversation=${id}`),
    onError: () => notifyError(texts.conversationFailed),
  });
  return (
    <Button look={look} className="px-4" disabled={start.isPending} onClick={() => start.mutate()}>
      {t('Message')}
    </Button>
  );
}
