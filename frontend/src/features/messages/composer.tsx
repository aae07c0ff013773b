import { SendHorizontal, Shirt } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Share } from '#shared/contract/messages';
import { limits } from '#shared/limits';
import { lazyDialog } from '../../components/lazy-dialog.tsx';
import { useOwnId } from '../../data/user-id.ts';
import { t } from '../../lib/t.ts';
import { keepTabValue, readTabValue } from '../../lib/tab-values.ts';
import { useTellTyping } from './use-typing.ts';

const SharePicker = lazyDialog('SharePicker', () => import('./share-picker.tsx'));

type Props = { conversationId: string; onSend: (message: { content: string; share: Share | null }) => void };

/** The field to write a message. The tab keeps an unsent text for each conversation. */
export function Composer({ conversationId, onSend }: Props) {
  const userId = useOwnId();
  const draftName = `draft-${conversationId}`;
  const [text, setText] = useState(() => String(readTabValue(userId, draftName) ?? ''));
  const [isSharing, setIsSharing] = useState(false);
  const tellTyping = useTellTyping(conversationId);
  const content = text.trim();
  const field = useRef<HTMLTextAreaElement>(null);

  const write = (next: string) => {
    setText(next);
    keepTabValue(userId, draftName, next || null);
    if (next.trim()) tellTyping();
  };
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!content) return;
    onSend({ content, share: null });
    write('');
    // The button is disabled now.
    field.current?.focus();
  };
  return (
    <form
      data-kept
      onSubmit={send}
      data-actions
      className="flex items-end gap-1 border-line border-t px-2 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6"
    >
      <button
        type="button"
        aria-label={t('Share an outfit or a piece')}
        onClick={() => setIsSharing(true)}
        className="grid size-12 shrink-0 place-content-center hover:bg-sunken"
      >
        <Shirt aria-hidden size={20} />
      </button>
      <textarea
        ref={field}
        aria-label={t('Message')}
        placeholder={t('Type a message...')}
        rows={1}
        dir="auto"
        maxLength={limits.message.content}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          // With an input method, Enter may only confirm a word. It must not send the message then.
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
        }}
        className="field-sizing-content max-h-40 min-h-12 min-w-0 flex-1 resize-none border border-control bg-surface px-3.5 py-2.5 text-base"
      />
      <button
        type="submit"
        aria-label={t('Send')}
        disabled={!content}
        className="grid size-12 shrink-0 place-content-center bg-ink text-paper disabled:opacity-45"
      >
        <SendHorizontal aria-hidden size={20} />
      </button>
      {isSharing && (
        <SharePicker
          onClose={() => setIsSharing(false)}
          onPick={(share) => {
            setIsSharing(false);
            onSend({ content: '', share });
          }}
        />
      )}
    </form>
  );
}
