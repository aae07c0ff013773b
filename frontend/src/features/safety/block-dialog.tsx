import type { Person } from '#shared/contract/profile';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { t } from '../../lib/t.ts';
import { useBlock } from './queries.ts';

type Props = { person: Person; onClose: () => void; onBlocked: () => void };

/** Asks for confirmation before a person is blocked, and explains the effect. */
export function BlockDialog({ person, onClose, onBlocked }: Props) {
  const block = useBlock();
  return (
    <ConfirmDialog
      title={t('Block {name}?', { name: person.displayName })}
      text={t(
        'Neither of you sees the other’s outfits, comments, messages or profile any more, and you no longer follow each other. They are not told. You can unblock them on your profile.',
      )}
      action={t('Block')}
      // The dialog closes at once. A toast reports a failure.
      onConfirm={() =>
        void block.mutateAsync({ userId: person.userId, block: true }).then(onBlocked, () => undefined)
      }
      onClose={onClose}
    />
  );
}
