import { useMutation } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { BaseButton, Button } from '../../components/button.tsx';
import { notifyError } from '../../components/notify.ts';
import { api } from '../../lib/api.ts';
import { t } from '../../lib/t.ts';

/** Opens the conversation with a person as an icon, beside other small buttons. */
export function MessageIconButton({ userId, name }: { userId: string; name: string }) {
  const start = useConversation(userId);
  const label = t('Message {name}', { name });
  return (
    <BaseButton
      aria-label={label}
      title={label}
      disabled={start.isPending}
      onClick={() => start.mutate()}
      className="grid size-11 shrink-0 place-items-center text-ink-soft hover:text-ink"
    >
      <MessageCircle aria-hidden size={18} />
    </BaseButton>
  );
}

/** Opens the conversation with a person. If there is none yet, it is created. */
export function MessageButton({ userId }: { userId: string }) {
  const start = useConversation(userId);
  return (
    <Button look="outline" className="px-4" disabled={start.isPending} onClick={() => start.mutate()}>
      {t('Message')}
    </Button>
  );
}

function useConversation(userId: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.messages.startConversation({ body: { userId } }),
    onSuccess: ({ id }) => navigate(`/messages?conversation=${id}`),
    onError: () => notifyError(t('Failed to start conversation')),
  });
}
